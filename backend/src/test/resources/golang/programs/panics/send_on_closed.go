package main

import "fmt"

func main() {
	c := make(chan int, 1)
	close(c)
	_, ok := <-c
	fmt.Println(ok)
	c <- 1
}
