package main

import (
	"errors"
	"fmt"
	"runtime"
)

func main() {
	defer func() {
		r := recover()
		fmt.Printf("%T %v\n", r, r)
		var pe *runtime.PanicNilError
		if err, ok := r.(error); ok && errors.As(err, &pe) {
			fmt.Println("it is a PanicNilError")
		}
		panic(r)
	}()
	panic(nil)
}
