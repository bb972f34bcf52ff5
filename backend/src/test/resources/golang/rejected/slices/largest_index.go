package main

import "fmt"

func main() {
	d := [...]string{9223372036854775807: "two", 0: "zero", 4: "four"}
	fmt.Println(d)
}
