package main

import "fmt"

func main() {
	for i := range true {
		fmt.Println(i)
	}
}
