package main

import "fmt"

func main() {
	a, b := true, false
	fmt.Println(a and b)
	fmt.Println(not a)
	x := 2 ** 3
	if a = b {
	}
	y := 5 =< 6
	z := 5 === 5
	w := a &&
}
