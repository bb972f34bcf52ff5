package main

import "fmt"

func counter() func() int {
	n := 0
	return func() int {
		n++
		return n
	}
}

func account(balance int) (deposit func(int), get func() int) {
	deposit = func(d int) { balance += d }
	get = func() int { return balance }
	return
}

func fibonacci() func() int {
	a, b := 0, 1
	return func() int {
		defer func() { a, b = b, a+b }()
		return a
	}
}

func adder(x int) func(int) func() int {
	return func(y int) func() int {
		x += y
		return func() int { x++; return x }
	}
}

func main() {
	a, b := counter(), counter()
	fmt.Println(a(), a(), b(), a(), b())
	dep, get := account(100)
	dep(50)
	dep(-20)
	fmt.Println(get())
	f := fibonacci()
	for range 10 {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	add := adder(10)
	g, h := add(1), add(5)
	fmt.Println(g(), h(), g(), add(0)())
	x := 1
	inc := func() { x++ }
	inc()
	x *= 10
	inc()
	fmt.Println(x)
	func() {
		x := 0
		inc()
		fmt.Println("inner", x)
	}()
	fmt.Println("outer", x)
	var fact func(int) int
	fact = func(n int) int {
		if n < 2 {
			return 1
		}
		return n * fact(n-1)
	}
	fmt.Println(fact(10), func(a, b int) int { return a * b }(6, 7))
	s := []int{1, 2}
	grow := func(v int) { s = append(s, v) }
	grow(3)
	fmt.Println(s)
	p := struct{ n int }{1}
	set := func() { p.n = 42 }
	copyOf := p
	set()
	fmt.Println(p, copyOf)
	var nilFunc func()
	fmt.Println(nilFunc == nil, a != nil)
}
