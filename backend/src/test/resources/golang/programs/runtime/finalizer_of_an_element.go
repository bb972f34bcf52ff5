package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	all := make([]*int, 10)
	runtime.SetFinalizer(&all[0], func(**int) {})
	fmt.Println("the first")
	runtime.SetFinalizer(&all[1], func(**int) {})
	fmt.Println("never")
}
