package main

import "fmt"

func main() {
	var s fmt.Stringer
	fmt.Println(s)
	fmt.Println(s.String())
}
