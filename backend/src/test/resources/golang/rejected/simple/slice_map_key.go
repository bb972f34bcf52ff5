package main

import "fmt"

func main() {
	m := map[[]string]int{}
	fmt.Println(m)
}
