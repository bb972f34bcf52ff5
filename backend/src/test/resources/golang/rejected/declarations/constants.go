package main

import "fmt"

func f() int { return 1 }

var v = 5

const (
	a          = v
	b          = f()
	c    []int = nil
	d          = []int{1}
	e    error = nil
	g    int   = 2.5
	h          = len([]int{1})
	i          = "a" + 1
	j    bool  = 1
	k          = nil
	l, m       = 1
	n          = 1, 2
	o    int8  = 300
	p          = &v
	q          = iota.x
	r          = fmt.Sprint("x")
	s          = 1 << v
	t          = int(1.5)
	u          = -uint(1)
)

func main() {
	const local
	fmt.Println(iota)
	const x = x + 1
	const y int
}
