package main

import "fmt"

func greet(name string) { fmt.Println("hi", name) }

func main() {
	greet(5)
}
