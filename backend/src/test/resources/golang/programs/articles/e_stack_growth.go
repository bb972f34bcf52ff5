// Idea: a stack of two kilobytes grows by doubling while the recursion goes deeper; pointers stay right.
package main

import "fmt"

func down(n int, marker *int) int {
	var room [32]int
	room[n%32] = n
	if n == 0 {
		*marker++
		return 0
	}
	return down(n-1, marker) + room[n%32] - n + 1
}

func main() {
	done := make(chan int)
	for _, depth := range []int{10, 1000, 30_000} {
		go func() {
			marker := 0
			d := down(depth, &marker)
			done <- d + marker
		}()
		fmt.Println(depth, <-done)
	}
}
