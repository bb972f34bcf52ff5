package main

import "fmt"

func main() {
	for i, v := range 5 {
		fmt.Println(i, v)
	}
}
