package main

import "fmt"

type T struct{ a, b int }

func main() {
	zero := 0
	var m map[int]int
	var p *T
	func() {
		defer func() { fmt.Println(recover()) }()
		m[zero] = 1
	}()
	defer func() {
		fmt.Println(recover())
		fmt.Println(p.a)
	}()
	fmt.Println(p.b)
}
