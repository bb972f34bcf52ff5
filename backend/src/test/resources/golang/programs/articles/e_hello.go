// Idea: the smallest goroutine; without waiting it is not seen.
package main

import (
	"fmt"
	"time"
)

func main() {
	go func() {
		fmt.Println("Hello from a goroutine")
	}()
	time.Sleep(5 * time.Millisecond)
}
