package main

import "fmt"

var x = "package"

func length(len int) int { return len * 2 }

type T int

func main() {
	fmt.Println(x)
	x := 1
	{
		x := x + 1
		x++
		fmt.Println("inner", x)
	}
	fmt.Println("outer", x)
	if x := "if"; x != "" {
		fmt.Println(x)
	} else if y := 3; y > 0 {
		fmt.Println(x, y)
	}
	for x := 0; x < 2; x++ {
		x := x * 10
		fmt.Println("loop", x)
	}
	fmt.Println(length(4))
	true := false
	fmt.Println(true, !true)
	string := "a shadowed type"
	fmt.Println(string)
	type T struct{ v int }
	fmt.Println(T{x})
	func(x float64) { fmt.Println("param", x) }(2.5)
	var err error
	if v, err := fmt.Sprint("v"), fmt.Errorf("inner"); err != nil {
		fmt.Println(v, err)
	}
	fmt.Println(err)
	nil := 0
	fmt.Println(nil)
}
