package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	p := new([2]*int)
	runtime.SetFinalizer(p, func(p *[2]*int) {})
	fmt.Println("once")
	runtime.SetFinalizer(p, func(p *[2]*int) {})
	fmt.Println("never")
}
