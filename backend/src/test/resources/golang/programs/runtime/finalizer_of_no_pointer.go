package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	func() {
		defer func() { fmt.Println(recover()) }()
		p := new(string)
		runtime.AddCleanup(p, func(p *string) {}, p)
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		runtime.AddCleanup((*string)(nil), func(int) {}, 1)
	}()
	fmt.Println("now")
	runtime.SetFinalizer(5, func(int) {})
	fmt.Println("never")
}
