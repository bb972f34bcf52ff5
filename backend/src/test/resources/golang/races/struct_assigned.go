package main

import "time"

type point struct {
	x, y int
}

func main() {
	var where point
	go func() {
		where = point{1, 2}
	}()
	time.Sleep(10 * time.Millisecond)
	println(where.y)
}
