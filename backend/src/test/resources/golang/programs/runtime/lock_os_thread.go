// A goroutine that keeps its thread; the nesting counts.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	done := make(chan int)
	for i := range 3 {
		go func() {
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			runtime.LockOSThread()
			sum := 0
			for j := range 1000 {
				sum += j * (i + 1)
				if j%100 == 0 {
					runtime.Gosched()
				}
			}
			runtime.UnlockOSThread()
			done <- sum
		}()
	}
	fmt.Println(<-done + <-done + <-done)
}
