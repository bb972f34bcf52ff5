package main

import "fmt"

func f() int { return 1 }

func main() {
	x := 1
	x + 1
	x == 2
	"text"
	5
	f
	fmt.Println
	-x
	[]int{1}
	len("abc")
	append([]int{}, 1)
	x
	f()
	(f())
	struct{}{}
	func() {}
	int(x)
	*(&x)
	make([]int, 1)
}
