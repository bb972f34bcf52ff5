package main

import "fmt"

func sum(n ...int) int { return len(n) }

func main() {
	fmt.Println(sum([]int{1, 2}))
}
