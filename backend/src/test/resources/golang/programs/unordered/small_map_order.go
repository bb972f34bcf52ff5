package main

import "fmt"

// share tells how often an order is met, in sixteenths of the runs.
func share(times, runs int) string {
	return fmt.Sprintf("about %d of 16", (times*16+runs/2)/runs)
}

func main() {
	const runs = 20_000
	orders := map[string]int{}
	for range runs {
		m := map[string]int{"a": 1, "b": 2, "c": 3}
		order := ""
		for key := range m {
			order += key
		}
		orders[order]++
	}
	for _, order := range []string{"abc", "bca", "cab", "acb", "bac", "cba"} {
		fmt.Println(order, share(orders[order], runs))
	}
	first := map[int]int{}
	m := map[int]bool{}
	for i := range 8 {
		m[i] = true
	}
	for range runs {
		for i := range m {
			first[i]++
			break
		}
	}
	for i := range 8 {
		fmt.Println(i, share(first[i], runs))
	}
}
