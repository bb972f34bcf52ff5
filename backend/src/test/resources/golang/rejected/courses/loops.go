package main

import "fmt"

func main() {
	for i := 0; i < 10; i++ {
		square := i * i
	}
	fmt.Println(i, square)
	items := []string{"a", "b"}
	for item := range items {
		fmt.Println("item: " + item)
	}
	for i, item := range items {
		fmt.Println(item)
	}
	var count int
	for count < len(items) {
		count := count + 1
	}
}
