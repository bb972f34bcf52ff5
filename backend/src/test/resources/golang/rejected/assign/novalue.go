package main

import "fmt"

func nothing() {}

type T struct{}

func (T) do() {}

func main() {
	x := nothing()
	var y = T{}.do()
	fmt.Println(nothing(), T{}.do())
	return nothing()
	z := []int{nothing()}
	if nothing() {
	}
	for i := range nothing() {
	}
	s := "a" + nothing()
	a, b := nothing(), 1
}
