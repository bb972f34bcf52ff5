package main

import "fmt"

func two() (int, string) { return 1, "a" }
func none()              {}
func one() int           { return 1 }

func main() {
	a := two()
	b, c := one()
	x, y, z := two()
	var p, q int = 1
	var r, s = 1, 2, 3
	d := none()
	var e int = none()
	a, b = 1, 2, 3
	b, c = 1
	m := map[string]int{}
	v, ok, more := m["a"]
	fmt.Println(a, b, c, x, y, z, p, q, r, s, d, e, v, ok, more)
	fmt.Println(none())
	fmt.Println(1 + two())
	two().foo()
	if two() {
	}
	_ = two()
	_, _ = one()
}
