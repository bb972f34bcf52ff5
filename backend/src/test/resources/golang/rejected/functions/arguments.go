package main

import "fmt"

func add(a, b int) int                { return a + b }
func none()                           {}
func variadic(s string, n ...int) int { return len(n) }
func pair() (int, string)             { return 1, "x" }

type T struct{}

func (T) m(a int, b string) {}

func main() {
	add(1)
	add(1, 2, 3)
	add()
	none(1)
	variadic()
	variadic("a", "b")
	variadic("a", []int{1})
	variadic("a", 1, []int{1}...)
	variadic("a", []string{"x"}...)
	add(pair())
	add(1, pair())
	T{}.m(1)
	T{}.m("x", 2)
	T{}.m(1, "x", nil)
	add([]int{1, 2}...)
	func(x int) {}("x")
	add(1, "2")
	add(1.5, 2)
	fmt.Println(add(1), none())
	len()
	len("a", "b")
	make()
	append()
	cap(5)
	new(5)
	panic()
	copy(1, 2)
	delete(1)
}
