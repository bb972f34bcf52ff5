package main

import "fmt"

type NotFound struct{ what string }

func (n *NotFound) Error() string { return n.what + " not found" }

type Denied struct{}

func (*Denied) Error() string { return "denied" }

func main() {
	var err error = &NotFound{"x"}
	fmt.Println(err)
	fmt.Println(err.(*Denied))
}
