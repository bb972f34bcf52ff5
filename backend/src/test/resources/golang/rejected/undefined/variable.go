package main

import "fmt"

func main() {
	x := 5
	fmt.Println(x + y)
	total = 3
	for i := range 3 {
		_ = i
	}
	fmt.Println(i)
	if n := 1; n > 0 {
	}
	fmt.Println(n)
}
