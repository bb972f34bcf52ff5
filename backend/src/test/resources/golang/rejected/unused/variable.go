package main

import "fmt"

func main() {
	x := 1
	var y, z int
	var s string = "unused"
	a, b := 1, 2
	fmt.Println(a)
	y = 3
	for i, v := range []int{1} {
	}
	if n := 2; true {
	}
	f := func() { inner := 1 }
	f()
	switch t := any(1).(type) {
	case int:
	}
	p := &a
	*p = 3
	m := map[int]int{}
	m[1] = 2
	var unused struct{ v int }
	unused.v = 1
}
