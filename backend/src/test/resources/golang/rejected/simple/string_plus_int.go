package main

import "fmt"

func main() {
	age := 30
	fmt.Println("age: " + age)
}
