package main

import "fmt"

func main() {
	var a [4]int
	for i := range 10 {
		a[i] = i
		fmt.Println(a)
	}
}
