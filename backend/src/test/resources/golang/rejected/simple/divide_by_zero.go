package main

import "fmt"

func main() {
	fmt.Println(10 / 0)
}
