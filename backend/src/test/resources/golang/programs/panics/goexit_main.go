package main

import (
	"fmt"
	"runtime"
)

func main() {
	defer fmt.Println("deferred")
	go func() { fmt.Println("other goroutine") }()
	runtime.Goexit()
}
