// Two trees walked by goroutines hold the same values.
package main

import "fmt"

type tree struct {
	left, right *tree
	value       int
}

func (t *tree) insert(v int) *tree {
	if t == nil {
		return &tree{value: v}
	}
	if v < t.value {
		t.left = t.left.insert(v)
	} else {
		t.right = t.right.insert(v)
	}
	return t
}

func build(values ...int) (t *tree) {
	for _, v := range values {
		t = t.insert(v)
	}
	return
}

func walk(t *tree, ch chan<- int, quit <-chan bool) {
	defer close(ch)
	var visit func(*tree) bool
	visit = func(t *tree) bool {
		if t == nil {
			return true
		}
		if !visit(t.left) {
			return false
		}
		select {
		case ch <- t.value:
		case <-quit:
			return false
		}
		return visit(t.right)
	}
	visit(t)
}

func same(a, b *tree) bool {
	x, y, quit := make(chan int), make(chan int), make(chan bool)
	defer close(quit)
	go walk(a, x, quit)
	go walk(b, y, quit)
	for {
		v, ok := <-x
		w, okay := <-y
		if v != w || ok != okay {
			return false
		}
		if !ok {
			return true
		}
	}
}

func main() {
	fmt.Println(same(build(5, 3, 8, 1, 4), build(1, 3, 4, 5, 8)))
	fmt.Println(same(build(5, 3, 8), build(5, 3, 9)))
	fmt.Println(same(build(1, 2), build(1, 2, 3)))
	fmt.Println(same(nil, build()))
}
