package main

import "fmt"

func main() {
	a := [2]int{1, 2, 3}
	fmt.Println(a)
}
