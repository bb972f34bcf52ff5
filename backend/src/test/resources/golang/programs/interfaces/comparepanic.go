package main

import "fmt"

type T struct {
	name string
	list []int
}

func try(name string, f func()) {
	defer func() {
		fmt.Printf("%s: %v\n", name, recover())
	}()
	f()
}

func main() {
	var a, b any
	try("slices", func() { a, b = []int{1}, []int{1}; fmt.Println(a == b) })
	try("different types", func() { a, b = []int{1}, 5; fmt.Println(a == b) })
	try("maps", func() { a, b = map[string]int{}, map[string]int{}; fmt.Println(a == b) })
	try("funcs", func() { a, b = main, main; fmt.Println(a == b) })
	try("struct", func() { a, b = T{"a", nil}, T{"a", nil}; fmt.Println(a == b) })
	try("array", func() { a, b = [1]any{[]int{}}, [1]any{[]int{}}; fmt.Println(a == b) })
	try("pointer", func() { t := &T{}; a, b = t, t; fmt.Println(a == b) })
	try("map key", func() { m := map[any]int{}; m[[]int{1}] = 1 })
	try("map read", func() { m := map[any]int{1: 1}; fmt.Println(m[T{}]) })
	try("map of funcs", func() { m := map[any]int{1: 1}; fmt.Println(m[func() {}]) })
	try("switch", func() {
		a = []string{"x"}
		switch a {
		case "x":
			fmt.Println("x")
		default:
			fmt.Println("default")
		}
	})
	try("delete", func() { delete(map[any]int{1: 1}, any(map[int]int{})) })
}
