package main

import (
	"fmt"
	"strconv"
)

func main() {
	x := 1
	x := 2
	a, b := 1, 2
	a, b := 3, 4
	_ := 5
	_, _ := 1, 2
	n, err := strconv.Atoi("1")
	n, err := strconv.Atoi("2")
	err := fmt.Errorf("x")
	var x string
	fmt.Println(x, a, b, n, err)
	y.z := 1
	s := []int{1}
	s[0] := 2
	c, c := 1, 2
	if x := 1; x > 0 {
		x := x
	}
}
