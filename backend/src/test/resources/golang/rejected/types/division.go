package main

import "fmt"

func main() {
	x := 10
	fmt.Println(x / 0)
	fmt.Println(x % 0)
	fmt.Println(1 / 0)
	fmt.Println(1.0 / 0.0)
	f := 2.0
	fmt.Println(f / 0)
	x /= 0
	const zero = 0
	fmt.Println(x/zero, x%(zero*2))
}
