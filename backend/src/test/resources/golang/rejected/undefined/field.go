package main

import (
	"fmt"
	"strings"
	"time"
)

type Point struct{ X, Y int }

func (p Point) Len() int { return p.X + p.Z }

func main() {
	p := Point{1, 2}
	fmt.Println(p.x, p.Size(), p.len())
	p.W = 3
	q := &p
	q.Move(1)
	fmt.Printline("x")
	fmt.println("x")
	strings.upper("x")
	var s string
	s.Len()
	fmt.Println(time.Secs, time.second)
	var n int
	n.foo = 1
}
