package main

import "fmt"

class Person {
	name string
}

enum Color { Red, Green }

func main() {
	fmt.Println("x")
}
