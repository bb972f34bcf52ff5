package main

import "fmt"

func main() {
	a := 1
	s := "x"
	fmt.Println(a + 2.5)
	fmt.Println(a + "1")
	fmt.Println(s + 1)
	fmt.Println("a" + 1)
	fmt.Println(s == 'x', a == nil, s == nil)
	fmt.Println(1+true, !1, -"x", ^1.5)
	var f float64 = "1.5"
	var n int = 3.7
	var r rune = "r"
	var b byte = 300
	var str string = 'c'
	var ok bool = 1
	var e error = "text"
	fmt.Println(f, n, r, b, str, ok, e)
	fmt.Println(5%2.0, 5.5%2, 1.5<<2, "a"-"b")
}
