package main

import "fmt"

var (
	a = b + 1
	b = f("b", c*2)
	c = f("c", 5)
	_ = f("blank", 0)
	d = func() int { fmt.Println("d uses", e); return e + 1 }()
	e = f("e", 7)
)

var x, y = pair()

func pair() (int, int) {
	fmt.Println("pair")
	return a, d
}

func f(name string, v int) int {
	fmt.Println("init", name, v)
	return v
}

func init() {
	fmt.Println("first init", a, b, c)
	a = 100
}

func init() {
	fmt.Println("second init", a, x, y)
}

func main() {
	fmt.Println("main", a, b, c, d, e, x, y)
}

func init() {
	fmt.Println("third init, after main in the file")
}
