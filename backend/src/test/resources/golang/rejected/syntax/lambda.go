package main

import "fmt"

func main() {
	f := (x) => x * 2
	g := func(x) { return x }
	h := x -> x
	fmt.Println(f(1), g(1), h(1))
}
