package main

import (
	"fmt"
	"runtime"
	"time"
)

type thing struct{ next *thing }

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	runtime.SetFinalizer(new(thing), func(x any) {})
	fmt.Println("now")
	runtime.SetFinalizer(new(thing), func(x *int) {})
	fmt.Println("never")
}
