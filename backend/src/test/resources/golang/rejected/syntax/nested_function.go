package main

import "fmt"

func main() {
	func helper(x int) int {
		return x
	}
	fmt.Println(helper(1))
}
