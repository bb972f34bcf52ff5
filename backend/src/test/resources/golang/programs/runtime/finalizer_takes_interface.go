package main

import (
	"fmt"
	"runtime"
	"time"
)

type closer interface{ Close() }

type file struct{ name *string }

func (f *file) Close() {}

type plain struct{ name *string }

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	runtime.SetFinalizer(new(file), func(closer) {})
	fmt.Println("a closer")
	runtime.SetFinalizer(new(plain), func(closer) {})
	fmt.Println("never")
}
