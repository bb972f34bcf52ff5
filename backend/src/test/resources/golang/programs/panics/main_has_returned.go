package main

import "runtime"

// The panic ends the process though main has returned.
func main() {
	go func() {
		defer func() {
			runtime.Gosched()
			println("deferred")
		}()
		panic("while main waits")
	}()
	runtime.Gosched()
	println("main returns")
}
