// The copy reads all fields.
package main

import "time"

type point struct {
	x, y int
}

var where point

func main() {
	go func() {
		where.y = 5
	}()
	time.Sleep(10 * time.Millisecond)
	copied := where
	println(copied.x)
}
