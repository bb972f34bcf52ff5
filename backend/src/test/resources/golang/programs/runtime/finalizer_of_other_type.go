package main

import (
	"fmt"
	"runtime"
)

type thing struct{ next *thing }

func main() {
	runtime.SetFinalizer(new(thing), func(x any) {})
	fmt.Println("now")
	runtime.SetFinalizer(new(thing), func(x *int) {})
	fmt.Println("never")
}
