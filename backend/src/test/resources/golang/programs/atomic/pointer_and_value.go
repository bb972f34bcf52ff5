// atomic.Pointer and atomic.Value publish whole values.
package main

import (
	"fmt"
	"sync/atomic"
)

type config struct {
	name string
	tags []string
}

func try(f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("panic:", r)
		}
	}()
	f()
}

func main() {
	var p atomic.Pointer[config]
	fmt.Println(p.Load() == nil)
	first := &config{"first", nil}
	p.Store(first)
	second := &config{name: "second", tags: []string{"x"}}
	fmt.Println(p.CompareAndSwap(second, first), p.CompareAndSwap(first, second))
	fmt.Println(p.Load().name, p.Swap(nil).tags, p.Load() == nil)

	var v atomic.Value
	fmt.Println(v.Load())
	v.Store([]int{1, 2})
	fmt.Println(v.Load().([]int)[1])
	try(func() { v.Store("a string") })
	try(func() { v.Store(nil) })
	var w atomic.Value
	w.Store(1)
	fmt.Println(w.CompareAndSwap(2, 3), w.CompareAndSwap(1, 3), w.Swap(4), w.Load())
	try(func() { w.CompareAndSwap("x", 1) })
}
