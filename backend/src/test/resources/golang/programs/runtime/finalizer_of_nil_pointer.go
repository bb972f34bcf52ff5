package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	runtime.SetFinalizer((*int)(nil), func(*int) {})
	fmt.Println("never")
}
