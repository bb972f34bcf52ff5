package main

import (
	"fmt"
	"time"
)

func main() {
	go func() {
		time.Sleep(time.Second)
		fmt.Println("goroutine: one second")
	}()
	time.Sleep(2 * time.Second)
	fmt.Println("main: two seconds")
}
