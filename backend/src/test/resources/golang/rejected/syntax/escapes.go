package main

import "fmt"

func main() {
	fmt.Println("\d", "\x1", "\u12", "\400")
	fmt.Println('\q', '\"', "\'")
	fmt.Println("C:\new\games\Path")
}
