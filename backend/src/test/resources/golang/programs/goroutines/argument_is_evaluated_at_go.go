// The function value and its arguments are evaluated at the go statement.
package main

import (
	"fmt"
	"time"
)

func label(s string) string {
	fmt.Println("label", s)
	return "<" + s + ">"
}

type counter struct{ n int }

func (c counter) show(tag string) { fmt.Println(tag, "copy has", c.n) }
func (c *counter) showPointer(tag string) {
	fmt.Println(tag, "pointer sees", c.n)
}

func main() {
	x := 1
	go func(v int, s string) { fmt.Println("goroutine has", v, s, "while x is", x) }(x, label("one"))
	x = 2
	fmt.Println("main changed x")
	time.Sleep(5 * time.Millisecond)

	c := counter{10}
	go c.show("value")
	time.Sleep(5 * time.Millisecond)
	go c.showPointer("method")
	c.n = 11
	time.Sleep(5 * time.Millisecond)

	f := func() { fmt.Println("first f") }
	go f()
	f = func() { fmt.Println("second f") }
	time.Sleep(5 * time.Millisecond)
}
