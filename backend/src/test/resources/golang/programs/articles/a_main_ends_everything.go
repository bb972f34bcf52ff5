// Idea: when main.main returns the runtime exits; nobody is asked.
package main

import (
	"fmt"
	"time"
)

func main() {
	for i := range 3 {
		go func() {
			for {
				time.Sleep(200 * time.Millisecond)
				fmt.Println("goroutine", i, "still here")
			}
		}()
	}
	time.Sleep(20 * time.Millisecond)
	fmt.Println("main is over")
}
