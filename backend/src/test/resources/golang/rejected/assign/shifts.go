package main

import "fmt"

func main() {
	a := 1
	f := 1.5
	a <<= -1
	a <<= 1.5
	a <<= "x"
	a >>= f
	fmt.Println(1<<-1, 1<<1.5, 1<<f, f<<1, "a"<<1, 1.5<<1, a<<a<<a, 1.0<<a)
	var g float64 = 1 << a
	var h int8 = 1 << 10
	fmt.Println(g, h, 1<<100, true<<1, nil<<1)
	s := "x"
	s -= "y"
	f %= 2
	f |= 1
	ok := true
	ok += false
	ok &= true
	var p *int
	p++
	p += 1
	a += pair()
	fmt.Printf("%d", 1<<63, int64(1)<<63, uint8(1)<<8)
}

func pair() (int, int) { return 1, 2 }
