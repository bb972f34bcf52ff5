package main

import "fmt"

func main() {
	s := fmt.Printf("x")
	fmt.Println(s)
}
