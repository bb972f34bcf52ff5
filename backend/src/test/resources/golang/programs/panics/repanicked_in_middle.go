package main

import (
	"errors"
	"fmt"
)

func main() {
	defer func() { fmt.Println("outermost deferred, recovers nothing") }()
	defer func() {
		err := recover()
		fmt.Println("got", err)
		defer func() { panic(err) }()
		fmt.Println("about to leave")
	}()
	panic(errors.New("an error"))
}
