package main

import (
	"fmt"
	"runtime"
	"time"
)

type node struct{ next *node }

type list *node

type named struct{ next *named }

func (n *named) Next() *named { return n.next }

type others *named

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	runtime.SetFinalizer(new(node), func(list) {})
	runtime.SetFinalizer(list(new(node)), func(*node) {})
	fmt.Println("one of the two has no name")
	small := new([8]byte)
	runtime.SetFinalizer(&small[3], func(*byte) {})
	fmt.Println("tiny")
	runtime.SetFinalizer(new(named), func(others) {})
	fmt.Println("never")
}
