package main

import "fmt"

func main() {
	zero := 0
	var m map[int]int

	func() {
		defer func() { fmt.Println(recover()) }()
		m[zero] = 1
	}()
	defer func() {
		fmt.Println(recover())
		fmt.Println(2 % zero)
	}()
	fmt.Println(1 / zero)
}
