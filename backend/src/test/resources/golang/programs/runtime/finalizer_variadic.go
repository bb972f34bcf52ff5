package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	runtime.SetFinalizer(new(string), func(...*string) {})
	fmt.Println("never")
}
