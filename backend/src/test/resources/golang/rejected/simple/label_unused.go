package main

import "fmt"

func main() {
loop:
	for i := range 3 {
		fmt.Println(i)
	}
}
