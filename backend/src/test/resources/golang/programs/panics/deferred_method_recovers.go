package main

import "fmt"

type guard struct{ caught []string }

func (g *guard) catch(name string) {
	if r := recover(); r != nil {
		g.caught = append(g.caught, fmt.Sprint(name, ":", r))
	}
	fmt.Println(name, len(g.caught))
}

func (g *guard) protect(name string, f func()) {
	defer g.catch(name)
	f()
}

func main() {
	var g guard
	g.protect("a", func() { panic("one") })
	g.protect("b", func() { panic(2) })
	g.protect("c", func() {})
	fmt.Println(g.caught)
	defer g.catch("main")
	panic("three")
}
