package main

import "fmt"

func main() {
	for i := range func(yield func(int) bool) {
		yield(1)
		yield(2)
	} {
		fmt.Println(i)
		break
	}
}
