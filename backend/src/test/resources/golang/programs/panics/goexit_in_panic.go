package main

import "runtime"

// A goroutine that ends by Goexit, in a call that its panic has deferred, is none to wait for; but
// Go counts its panic for ever, so that main gives way a thousand times.
func main() {
	go func() {
		defer func() {
			runtime.Goexit()
		}()
		panic("forgotten")
	}()
	runtime.Gosched()
	go func() {
		for i := 1; ; i++ {
			if i%300 == 0 {
				println("round", i)
			}
			runtime.Gosched()
		}
	}()
	println("main returns")
}
