package main

import (
	"fmt"
	"math"
)

type point struct{ x, y int }

type key struct {
	name string
	p    point
	tag  any
}

func main() {
	m := map[point]string{{1, 2}: "a", {0, 0}: "origin"}
	fmt.Println(m[point{1, 2}], m[point{}], m)
	k := map[key]int{}
	k[key{"a", point{1, 1}, 5}] = 1
	k[key{"a", point{1, 1}, "5"}] = 2
	k[key{"a", point{1, 1}, 5}]++
	fmt.Println(len(k), k[key{"a", point{1, 1}, 5}])
	i := map[any]string{1: "int", int64(1): "int64", "1": "string", 1.0: "float", nil: "nil", true: "bool", point{1, 1}: "point", [2]int{1, 2}: "array"}
	fmt.Println(len(i), i[1], i[int64(1)], i["1"], i[1.0], i[nil], i[true], i[point{1, 1}], i[[2]int{1, 2}], i[int8(1)] == "")
	f := map[float64]int{}
	f[math.NaN()] = 1
	f[math.NaN()] = 2
	f[0.0] = 3
	f[math.Copysign(0, -1)] = 4
	_, ok := f[math.NaN()]
	fmt.Println(len(f), ok, f[0])
	delete(f, math.NaN())
	fmt.Println(len(f))
	clear(f)
	fmt.Println(len(f))
	p, q := new(int), new(int)
	ptr := map[*int]int{p: 1, q: 2}
	fmt.Println(ptr[p], ptr[q], len(ptr), ptr[nil])
	b := map[bool]int{true: 1, false: 0}
	fmt.Println(b, b[1 < 2])
	e := map[error]int{fmt.Errorf("a"): 1, fmt.Errorf("a"): 2}
	fmt.Println(len(e))
	r := map[rune]int{}
	for _, c := range "mississippi" {
		r[c]++
	}
	fmt.Println(r, r['s'])
}
