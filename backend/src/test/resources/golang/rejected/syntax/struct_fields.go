package main

import "fmt"

type Person struct {
	name string,
	age int,
}

type Point struct {
	x: int
	y = 5
}

func main() {
	fmt.Println(Person{}, Point{})
}
