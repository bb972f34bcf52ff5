// A loop without calls is stopped by a signal, so main goes on (Go 1.14 and later).
package main

import (
	"fmt"
	"time"
)

func main() {
	var spins uint
	go func() {
		for {
			spins++
		}
	}()
	time.Sleep(5 * time.Millisecond)
	fmt.Println("main is back")
}
