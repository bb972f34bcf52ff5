package main

import "fmt"

func main() {
	try {
		fmt.Println("x")
	} catch (e) {
		fmt.Println(e)
	}
}
