// A panic recovered and raised again with another value.
package main

import (
	"fmt"
	"time"
)

func guard(name string) {
	if r := recover(); r != nil {
		fmt.Println(name, "saw", r)
		panic(fmt.Sprint(name, " gave up: ", r))
	}
}

func main() {
	go func() {
		defer guard("outer")
		defer guard("inner")
		panic("original")
	}()
	time.Sleep(100 * time.Millisecond)
}
