package main

import "fmt"

type P struct{ x int }

func main() {
	s := []P{{0}, {1}, {2}}
	s = append(s[:1], s[2], s[1])
	fmt.Println(s)
	a := [][2]int{{0, 0}, {1, 1}, {2, 2}, {3, 3}}
	a = append(a[:0], a[3], a[0], a[1], a[2])
	fmt.Println(a)
	var many []P
	for i := range 6 {
		many = append(many, P{i})
	}
	rotated := append(many[:0], many[5], many[0], many[1], many[2], many[3], many[4])
	fmt.Println(rotated, many)
	one := append(many[:0], many[3])
	fmt.Println(one, many)
	p := many[1]
	both := append(many[:0], p, p)
	both[0].x = 100
	fmt.Println(both, many)
	self := append(s[:1], s...)
	fmt.Println(self)
	anys := []any{P{1}, P{2}, P{3}}
	anys = append(anys[:1], anys[2], anys[1])
	fmt.Println(anys)
	q := &many[2]
	many = append(many[:1], *q, many[1], *q)
	fmt.Println(many)
}
