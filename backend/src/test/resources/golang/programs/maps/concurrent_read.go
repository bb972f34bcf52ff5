package main

import "runtime"

// One goroutine writes and another reads, on two processors and without a lock.
func main() {
	runtime.GOMAXPROCS(4)
	m := map[string]int{"a": 1}
	go func() {
		for {
			m["a"]++
		}
	}()
	defer func() { println("recovered:", recover() != nil) }()
	for {
		_ = m["b"]
	}
}
