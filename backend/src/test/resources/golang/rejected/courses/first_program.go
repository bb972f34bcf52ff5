package main

import "fmt"

func main() {
	name := "Ann"
	var age int = "30"
	fmt.Println("Hello, " + name + ", you are " + age)
}
