package main

import (
	"fmt"
	"strings"
)

type Greeter struct{ name string }

func (g Greeter) Hello(greet string) string { return greet + ", " + g.name }
func (g *Greeter) Rename(n string)          { g.name = n }

type Speaker interface{ Hello(string) string }

func apply(f func(string) string, s string) string { return f(s) }

func main() {
	g := Greeter{"Ann"}
	hello := g.Hello
	g.name = "Bob"
	fmt.Println(hello("Hi"), g.Hello("Hi"))
	rename := g.Rename
	rename("Cid")
	fmt.Println(g.name)
	expr := Greeter.Hello
	fmt.Println(expr(g, "Hey"))
	pexpr := (*Greeter).Rename
	pexpr(&g, "Dan")
	fmt.Println(g.name, (*Greeter).Hello(&g, "Yo"))
	fmt.Println(apply(g.Hello, "Welcome"), apply(strings.ToUpper, "up"))
	var s Speaker = g
	bound := s.Hello
	s = Greeter{"Eve"}
	fmt.Println(bound("A"), s.Hello("B"), Speaker.Hello(s, "C"))
	fmt.Printf("%T %T %T\n", hello, expr, pexpr)
	table := map[string]func(string) string{"h": g.Hello, "t": strings.TrimSpace}
	fmt.Println(table["h"]("x"), table["t"]("  y "))
	fs := []func(Greeter, string) string{Greeter.Hello, func(g Greeter, s string) string { return s + g.name }}
	for _, f := range fs {
		fmt.Println(f(Greeter{"F"}, "z"))
	}
	defer g.Hello("unused result")
	defer func(f func(string)) { f("later"); fmt.Println(g.name) }(g.Rename)
}
