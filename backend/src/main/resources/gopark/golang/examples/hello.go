package main

import (
	"fmt"
	"time"
)

func main() {
	go func() {
		fmt.Println("hello from a goroutine")
	}()
	fmt.Println("main goes on")
	time.Sleep(10 * time.Millisecond) // main waits, the scheduler looks for work
	fmt.Println("main is over")
}
