package main

import "fmt"

func main() {
	for d := 2; d >= 0; d-- {
		fmt.Println(7 % d)
	}
}
