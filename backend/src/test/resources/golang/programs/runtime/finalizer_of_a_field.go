package main

import (
	"fmt"
	"runtime"
	"time"
)

type pair struct{ first, second *int }

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	p := new(pair)
	runtime.SetFinalizer(&p.second, func(**int) {})
	fmt.Println("never")
}
