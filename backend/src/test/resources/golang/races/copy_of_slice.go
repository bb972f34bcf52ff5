package main

import "time"

func main() {
	from := []int{1, 2, 3, 4}
	to := make([]int, 4)
	go func() {
		from[3] = 5
	}()
	time.Sleep(10 * time.Millisecond)
	n := copy(to, from)
	println(n)
}
