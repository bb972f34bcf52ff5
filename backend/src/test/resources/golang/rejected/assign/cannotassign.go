package main

import "fmt"

type T struct{ v int }

const limit = 10

func get() T { return T{} }

func main() {
	limit = 20
	5 = 6
	s := "abc"
	s[0] = 'x'
	m := map[string]T{"a": {1}}
	m["a"].v = 2
	get().v = 3
	get() = T{}
	main = nil
	"x" = "y"
	nil = 1
	true = false
	limit++
	fmt.Println = nil
	len = 3
	T = 5
	x := 1
	(x + 1) = 2
	&x = nil
	x, 7 = 1, 2
	[]int{1} = nil
	[3]int{}[0] = 1
	for limit = range 3 {
	}
	for s[0] = range 3 {
	}
	fmt = 5
	p := &m["a"]
	q := &get()
	r := &limit
	t := &1
	_, _, _, _ = p, q, r, t
}
