package main

import "fmt"

func main() {
	x := 1
	if x > 0
	{
		fmt.Println("positive")
	}
	for i := 0; i < 3; i++
	{
		fmt.Println(i)
	}
}
