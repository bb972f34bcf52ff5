package main

import "fmt"

func down(n int) int {
	var room [32]int // 256 bytes of each frame
	room[n%32] = n
	if n == 0 {
		return 0
	}
	return down(n-1) + room[n%32] - n + 1
}

func main() {
	done := make(chan int)
	for _, depth := range []int{5, 50, 500, 5000} {
		go func() { done <- down(depth) }()
		fmt.Println("depth", <-done)
	}
}
