package main

import "fmt"

func main() {
	counts := map[int]int{}
	seed := uint32(7)
	for i := 0; i < 1_000_000; i++ {
		seed = seed*1664525 + 1013904223
		counts[int(seed>>18)]++
	}
	most, at := 0, 0
	for k, v := range counts {
		if v > most || v == most && k < at {
			most, at = v, k
		}
	}
	words := map[string]int{}
	names := []string{"processor", "machine", "goroutine", "queue", "channel"}
	for i := 0; i < 500_000; i++ {
		words[names[i%len(names)]] += i
	}
	fmt.Println(len(counts), most, at, words["queue"])
}
