package main

import "time"

type shape interface {
	area() int
}

type square struct{ side int }

func (s square) area() int { return s.side * s.side }

var current shape = square{1}

func main() {
	go func() {
		current = square{2}
	}()
	time.Sleep(10 * time.Millisecond)
	println(current != nil)
}
