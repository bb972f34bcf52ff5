package main

import (
	"fmt"
	"time"
)

func safely(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println(name, "recovered:", r)
		}
	}()
	f()
}

func main() {
	defer func() { fmt.Println("main recovered:", recover()) }() // never runs
	var list []int
	go safely("careful", func() { fmt.Println(list[3]) })
	time.Sleep(10 * time.Millisecond)
	go func() { fmt.Println(list[5]) }() // nobody recovers this one
	time.Sleep(10 * time.Millisecond)
	fmt.Println("not reached")
}
