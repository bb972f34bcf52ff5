package main

var (
	a = 1,
	b = 2
)

const (
	c = iota;
	d
	e int
)

func main() {
	println(a, b, c, d, e)
}
