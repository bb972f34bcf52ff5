// A function that walks through a sync.Map panics.
package main

import "sync"

func main() {
	var m sync.Map
	m.Store(1, 2)
	m.Range(func(k, v any) bool { panic("range") })
}
