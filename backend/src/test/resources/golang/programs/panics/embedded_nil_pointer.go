package main

import "fmt"

type engine struct{ power int }

type car struct {
	*engine
	name string
}

func main() {
	c := car{name: "red"}
	fmt.Println(c.name)
	fmt.Println(c.power)
}
