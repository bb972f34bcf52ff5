// Idea: the go statement, new and Sleep are calls into the runtime that sits in every binary.
package main

import (
	"fmt"
	"time"
)

type point struct{ x, y int }

func hello(p *point) {
	p.x++
	fmt.Println("goroutine has", *p)
}

func main() {
	p := new(point)
	go hello(p)
	fmt.Println("main sleeps, the scheduler looks for work")
	time.Sleep(5 * time.Millisecond)
	fmt.Println("main has", *p)
}
