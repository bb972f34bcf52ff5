package main

import "fmt"

func main() {
	s := [1, 2, 3]
	t := int[]{1, 2}
	var u int[5]
	v := []int(1, 2)
	fmt.Println(s, t, u, v)
}
