// go with methods, method values, method expressions, builtins and literals.
package main

import (
	"fmt"
	"time"
)

type greeter struct{ name string }

func (g greeter) hello()             { fmt.Println("hello", g.name) }
func (g *greeter) rename(n string)   { g.name = n }
func (g greeter) greet(other string) { fmt.Println(g.name, "greets", other) }

type speaker interface{ hello() }

func pause() { time.Sleep(5 * time.Millisecond) }

func main() {
	g := greeter{"ann"}
	go g.hello()
	pause()
	h := g.hello
	g.rename("bob")
	go h()
	pause()
	go greeter.greet(g, "eve")
	pause()
	go (*greeter).rename(&g, "carl")
	pause()
	var s speaker = g
	go s.hello()
	pause()
	m := map[string]int{"a": 1, "b": 2}
	go delete(m, "a")
	ch := make(chan int)
	go close(ch)
	_, ok := <-ch
	fmt.Println(len(m), ok)
	go func(xs ...int) { fmt.Println(len(xs), xs) }(1, 2, 3)
	pause()
	func() {
		defer func() { go fmt.Println("started by a deferred call") }()
	}()
	pause()
}
