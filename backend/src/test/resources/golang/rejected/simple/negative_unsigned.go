package main

import "fmt"

func main() {
	var u uint = -1
	fmt.Println(u)
}
