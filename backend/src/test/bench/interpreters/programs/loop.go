package main

import "fmt"

func main() {
	sum := 0
	for i := 0; i < 10_000_000; i++ {
		if i%3 == 0 {
			sum += i
		}
	}
	fmt.Println(sum)
}
