package main

import "fmt"

func main() {
	var s []int
	append(s, 1)
	s = append(s, "x")
	s = append(s, []int{1, 2})
	s = append(s, []string{"a"}...)
	s = append(1, 2)
	a := [3]int{}
	s = append(a, 1)
	s = append(a...)
	s = append(s, 1.5, nil)
	t := append([]string{}, s...)
	b := append([]byte{}, "abc")
	n := copy(s, "abc")
	copy(s, a)
	m := make([]int)
	k := make([]int, -1)
	l := make([]int, 5, 2)
	o := make([]int, "x")
	p := make(int, 1)
	q := make([3]int)
	r := make([]int, 1, 2, 3)
	u := make(map[string]int, 1, 2)
	v := new([]int, 1)
	clear(5)
	clear(a)
	fmt.Println(s, t, b, n, m, k, l, o, p, q, r, u, v, min(), max(1, "a"), min(s), max(s...))
	len(s) = 1
	x := len(5)
	y := cap("abc")
}
