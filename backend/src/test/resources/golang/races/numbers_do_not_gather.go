package main

import (
	"fmt"
	"time"
)

func main() {
	numbers := make(chan int, 3)
	n := 0
	go func() {
		n = 1
		numbers <- 1
	}()
	time.Sleep(10 * time.Millisecond)
	numbers <- 1
	fmt.Println(n)
}
