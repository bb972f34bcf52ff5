package main

import "fmt"

func main() {
	var a [3]int = [4]int{}
	fmt.Println(a)
}
