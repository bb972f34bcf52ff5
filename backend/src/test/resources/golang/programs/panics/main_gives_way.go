package main

import "runtime"

// Main has returned while another goroutine runs a deferred call of a panic: main gives way to it
// until it has recovered, also from a second panic, and no longer.
func main() {
	go func() {
		defer println("the goroutine goes on")
		func() {
			defer func() {
				println("recovered", recover().(string))
				runtime.Gosched()
				println("still in the call")
			}()
			defer func() {
				for i := range 3 {
					println("deferred", i)
					runtime.Gosched()
				}
				panic("second")
			}()
			panic("first")
		}()
		runtime.Gosched()
		println("never said")
	}()
	runtime.Gosched()
	println("main returns")
}
