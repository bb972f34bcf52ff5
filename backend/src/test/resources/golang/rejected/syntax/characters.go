package main

import "fmt"

func main() {
	x := 5 # comment
	y := x ? 1 : 2
	fmt.Println(“hi”)
	z := x @ y
	$a := 1
	fmt.Println(x);
	\n
}
