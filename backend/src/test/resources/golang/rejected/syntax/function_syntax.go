package main

import "fmt"

func add(int a, int b) int {
	return a + b
}

func sub(a, b) {
}

func (a int) {
}

function mul(a int) {
}

func main() {
	fmt.Println(add(1, 2))
}
