package main

import "fmt"

func v(s string, n ...int) {}
func w(a ...any)           {}
func two() (string, int)   { return "", 1 }
func three() (int, int, int) {
	return 1, 2, 3
}

func main() {
	ints, strs := []int{1}, []string{"a"}
	v("a", ints)
	v("a", strs...)
	v("a", 1, ints...)
	v(ints...)
	v(two()...)
	v(two())
	v(three())
	v("a", three())
	w(ints...)
	w(strs...)
	w([]any{1}...)
	w(1, []any{2}...)
	fmt.Println(strs...)
	fmt.Println("a", two())
	var f func(...int) = func(a []int) {}
	var g func([]int) = func(a ...int) {}
	f(1, "x")
	g(1)
	fmt.Printf()
	fmt.Printf(5)
	fmt.Println(three()...)
}
