package main

import "fmt"

func main() {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("recovered:", r)
			panic(r)
		}
	}()
	var s []int
	_ = s[3]
}
