package main

import "fmt"

type bad struct{ s []int }

func main() {
	a := map[[]int]string{}
	var b map[func()]int
	c := map[map[string]int]bool{}
	d := map[bad]int{}
	e := map[[2][]int]int{}
	m := map[string]int{}
	m[5] = 1
	m['c']++
	fmt.Println(m[1.5], m[nil], m.a, m.len())
	delete(m, 5)
	delete(m)
	delete([]int{}, 1)
	for k, v := range m {
	}
	m.x = 1
	fmt.Println(a, b, c, d, e, cap(m), m+m)
	append(m, 1)
}
