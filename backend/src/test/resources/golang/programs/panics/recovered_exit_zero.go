package main

import "fmt"

func main() {
	defer fmt.Println("last")
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("recovered:", r)
		}
	}()
	panic("handled")
}
