package main

import (
	"fmt"
	"sync"
)

func main() {
	var mu sync.Mutex
	unused := sync.NewCond(&mu)
	copied := *unused
	copied.Signal()
	copied.Broadcast()
	fmt.Println("a copy of what was never used is fine")

	used := *sync.NewCond(&mu)
	used.Broadcast()
	copied = used
	func() {
		defer func() { fmt.Println(recover()) }()
		copied.Signal()
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		copied.Wait()
	}()
	used.Signal()
	copied.Broadcast()
}
