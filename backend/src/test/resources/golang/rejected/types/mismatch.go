package main

import "fmt"

type Celsius float64
type Fahrenheit float64

func main() {
	a := 1
	b := 2.5
	s := "x"
	fmt.Println(a + b)
	fmt.Println(s + a)
	fmt.Println(a == s, a < b, b != s)
	var i32 int32 = 1
	var i64 int64 = 2
	fmt.Println(i32 + i64)
	fmt.Println(Celsius(1) - Fahrenheit(2))
	var u uint = 3
	fmt.Println(u * a)
	a += b
	s += 'c'
	s += a
	p := &a
	fmt.Println(p == a, p+p)
	if a && true {
	}
}
