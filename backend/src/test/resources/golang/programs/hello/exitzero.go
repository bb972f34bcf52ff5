package main

import (
	"fmt"
	"os"
)

func check(ok bool) {
	if !ok {
		os.Exit(1)
	}
	fmt.Println("ok")
}

func main() {
	check(1 < 2)
	func() {
		defer func() { fmt.Println("deferred in the inner function runs") }()
	}()
	os.Exit(0)
}
