// Idea: GOMAXPROCS(0) asks, GOMAXPROCS(n) sets and returns the former number, and it is global.
package main

import (
	"fmt"
	"runtime"
)

func background(f func()) {
	old := runtime.GOMAXPROCS(2)
	defer runtime.GOMAXPROCS(old)
	f()
}

func main() {
	fmt.Println("now", runtime.GOMAXPROCS(0))
	old := runtime.GOMAXPROCS(8)
	fmt.Println("was", old, "is", runtime.GOMAXPROCS(0))
	done := make(chan int)
	background(func() {
		go func() { done <- runtime.GOMAXPROCS(0) }()
		fmt.Println("somebody else sees", <-done)
	})
	fmt.Println("back to", runtime.GOMAXPROCS(0))
	runtime.GOMAXPROCS(old)
	fmt.Println("and", runtime.GOMAXPROCS(0))
}
