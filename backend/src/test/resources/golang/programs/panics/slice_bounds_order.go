package main

import "fmt"

func main() {
	s := []int{1, 2, 3}
	lo, hi := 2, 1
	fmt.Println(s[lo:hi])
}
