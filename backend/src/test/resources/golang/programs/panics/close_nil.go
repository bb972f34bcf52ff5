package main

import "fmt"

func main() {
	var c chan int
	fmt.Println(c == nil)
	close(c)
}
