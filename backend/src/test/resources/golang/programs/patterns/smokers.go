// Cigarette smokers: the agent puts two things on the table, the one who has the third smokes.
package main

import "fmt"

func main() {
	names := []string{"tobacco", "paper", "matches"}
	table := make([]chan struct{}, 3)
	done := make(chan string)
	for i := range 3 {
		table[i] = make(chan struct{})
		go func() {
			for range table[i] {
				done <- names[i]
			}
		}()
	}
	x := uint32(3)
	count := map[string]int{}
	for range 12 {
		x = x*1103515245 + 12345
		table[(x>>16)%3] <- struct{}{}
		count[<-done]++
	}
	for _, n := range names {
		fmt.Println(n, count[n])
	}
}
