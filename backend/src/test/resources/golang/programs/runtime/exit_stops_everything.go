// os.Exit ends the process with its code: no deferred calls, no waiting.
package main

import (
	"fmt"
	"os"
	"time"
)

func main() {
	defer fmt.Println("deferred calls are not run")
	go func() {
		for {
			time.Sleep(50 * time.Millisecond)
			fmt.Println("tick")
		}
	}()
	go func() {
		time.Sleep(125 * time.Millisecond)
		fmt.Println("exit from a goroutine")
		os.Exit(3)
	}()
	select {}
}
