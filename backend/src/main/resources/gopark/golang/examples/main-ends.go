package main

import (
	"fmt"
	"time"
)

func main() {
	for i := range 3 {
		go func() {
			time.Sleep(50 * time.Millisecond)
			fmt.Println("goroutine", i, "is done") // never printed
		}()
	}
	time.Sleep(10 * time.Millisecond)
	fmt.Println("main returns while three goroutines sleep")
}
