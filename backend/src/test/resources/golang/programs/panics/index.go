package main

import "fmt"

func main() {
	s := []int{1, 2, 3}
	for i := 0; i <= len(s); i++ {
		fmt.Println(s[i])
	}
}
