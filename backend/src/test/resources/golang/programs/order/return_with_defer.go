package main

import "fmt"

type P struct{ x int }

func g() (int, int) {
	defer func() {}()
	x := 1
	f := func() int { x = 2; return 3 }
	return x, f()
}

func without() (int, int) {
	x := 1
	f := func() int { x = 2; return 3 }
	return x, f()
}

func named() (a, b int) {
	defer func() { a *= 10 }()
	x := 1
	f := func() int { x = 2; return 3 }
	return x, f()
}

func namedItself() (a, b int) {
	defer func() { a *= 10 }()
	a = 1
	f := func() int { a = 2; return 3 }
	return a, f()
}

func three() (int, string, int) {
	defer func() {}()
	x, s := 1, "a"
	f := func() int { x, s = 2, "b"; return 3 }
	return x, s + "!", f()
}

func structs() (P, int) {
	defer func() {}()
	p := P{1}
	f := func() int { p.x = 2; return 3 }
	return p, f()
}

func structsWithout() (P, int) {
	p := P{1}
	f := func() int { p.x = 2; return 3 }
	return p, f()
}

func swap() (a, b int) {
	defer func() { fmt.Println("deferred", a, b) }()
	a, b = 1, 2
	return b, a
}

func fromLoop() (int, int) {
	x := 1
	f := func() int { x = 2; return 3 }
	for range func(yield func() bool) { yield() } {
		return x, f()
	}
	return 0, 0
}

func lengths() (int, int) {
	defer func() {}()
	s := []int{1}
	f := func() int { s = nil; return 3 }
	return len(s), f()
}

func elements() (int, int, error) {
	defer func() {}()
	s := []int{1}
	f := func() (int, error) { s[0] = 4; return 3, nil }
	g := func() int { n, _ := f(); return n }
	return s[0], g(), nil
}

func main() {
	fmt.Println(g())
	fmt.Println(without())
	fmt.Println(named())
	fmt.Println(namedItself())
	fmt.Println(three())
	fmt.Println(structs())
	fmt.Println(structsWithout())
	fmt.Println(swap())
	fmt.Println(fromLoop())
	fmt.Println(lengths())
	fmt.Println(elements())
}
