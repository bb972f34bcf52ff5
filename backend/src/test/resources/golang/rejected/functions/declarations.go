package main

func dup(a int, a string) {}

func named(a int) (a string) { return }

func body(a int) {
	a := 2
	var a string
}

func mixed(a, int) {}

func nobody() int

func main(x int) int {
	return 1
}

func init() int { return 1 }

func variadic(a ...int, b string) {}

func init() {
	init()
}
