package main

import "fmt"

func pair() (int, int) { return 1, 2 }

func main() {
	a, b := 1, 2
	a, b += 1, 2
	a += pair()
	a += "x"
	s := "x"
	s -= "y"
	s += 1
	f := 1.5
	f %= 2
	f <<= 1
	f |= 1
	ok := true
	ok += false
	ok &= true
	a <<= -1
	a <<= 1.5
	a <<= "x"
	a /= 0
	var p *int
	p++
	p += 1
	fmt.Println = nil
	a = b = 1
}
