package main

import "fmt"

type tree struct {
	name     string
	children []*tree
}

func (t *tree) String() string {
	s := t.name
	for _, c := range t.children {
		s += "(" + c.String() + ")"
	}
	return s
}

func main() {
	a, b := &tree{name: "a"}, &tree{name: "b"}
	a.children = append(a.children, b)
	fmt.Println(a.String())
	b.children = append(b.children, a)
	fmt.Println(a.String())
}
