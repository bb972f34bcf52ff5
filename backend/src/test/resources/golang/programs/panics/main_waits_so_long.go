package main

import "runtime"

// Main, which has returned, gives way a thousand times to a goroutine that panics, and no more.
func main() {
	go func() {
		defer func() {
			for i := 1; ; i++ {
				if i%300 == 0 {
					println("still here", i)
				}
				runtime.Gosched()
			}
		}()
		panic("never printed")
	}()
	runtime.Gosched()
	println("main returns")
}
