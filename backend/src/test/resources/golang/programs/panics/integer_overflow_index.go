package main

import "fmt"

func main() {
	var i uint8 = 254
	a := make([]int, 255)
	for range 3 {
		fmt.Println(i, a[i])
		i++
	}
	fmt.Println(a[len(a)+int(i)])
}
