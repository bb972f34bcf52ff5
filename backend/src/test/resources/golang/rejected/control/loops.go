package main

import "fmt"

func main() {
	for i := 0; i < 3; i = i + 1 {
		i := "x"
	}
	for i, j := 0; i < 3; i++ {
	}
	for i := 0; i < "3"; i++ {
	}
	for i := 0; i < 3; i++ {
		fmt.Println(j)
	}
	for i := 0; j < 3; i++ {
	}
	for i := 0; i < 3; j++ {
	}
	fmt.Println(i)
	for i := 0; i < len(5); i++ {
	}
	for i := "a"; i < "b"; i++ {
	}
	for x := range 3.0 {
		var s string = x
	}
	for x := range "abc" {
		x = "s"
	}
	for k, v := range map[string]int{} {
		k, v = v, k
	}
	for i := range n {
	}
	for i := 0; i < 10; i += 0.5 {
	}
	for f := 0.0; f < 10; f++ {
	}
	for i := uint(5); i >= 0; i-- {
		i = -1
	}
}
