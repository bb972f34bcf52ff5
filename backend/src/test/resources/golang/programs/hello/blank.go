package main

import "fmt"

type T struct {
	_ int
	a int
	_ string
}

var _ fmt.Stringer = T{}

func (T) String() string { return "T!" }

func three() (int, string, error) { return 1, "two", nil }

func ignore(_ int, _ string) string { return "ignored" }

func main() {
	_, s, _ := three()
	fmt.Println(s)
	_ = 5
	_, _ = three, s
	fmt.Println(ignore(1, ""), T{a: 3})
	for range 2 {
		fmt.Print("tick ")
	}
	for _, v := range []int{7, 8} {
		fmt.Print(v, " ")
	}
	for i := range []int{7, 8} {
		fmt.Print(i, " ")
	}
	fmt.Println()
	var _ = 10
	var a, _ = 1, 2
	fmt.Println(a)
	const _ = iota
	func(_ ...any) {}(1, 2)
}
