package main

import (
	"fmt"
	"runtime"
)

func main() {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() { fmt.Println("recover returns", recover()) }()
		func() {
			defer fmt.Println("inner deferred")
			runtime.Goexit()
		}()
		fmt.Println("never")
	}()
	<-done
	fmt.Println("main goes on")
	done = make(chan bool)
	go func() {
		defer close(done)
		defer func() {
			fmt.Println("recovered:", recover())
			fmt.Println("Goexit goes on after it")
		}()
		defer panic("while exiting")
		runtime.Goexit()
	}()
	<-done
	done = make(chan bool)
	go func() {
		defer close(done)
		defer runtime.Goexit()
		panic("aborted by Goexit")
	}()
	<-done
	fmt.Println("the panic was given up")
}
