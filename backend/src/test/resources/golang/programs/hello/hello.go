package main

import "fmt"

func main() {
	fmt.Println("Hello, GoPark!")
	fmt.Print("no newline,", " then one\n")
	fmt.Printf("%s has %d letters\n", "gopark", len("gopark"))
}
