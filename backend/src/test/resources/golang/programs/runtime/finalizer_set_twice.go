package main

import (
	"fmt"
	"runtime"
)

func main() {
	p := new([2]*int)
	runtime.SetFinalizer(p, func(p *[2]*int) {})
	fmt.Println("once")
	runtime.SetFinalizer(p, func(p *[2]*int) {})
	fmt.Println("never")
}
