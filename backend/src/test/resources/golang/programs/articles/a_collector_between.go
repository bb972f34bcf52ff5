// Idea: a collection stops the world shortly, marks beside the program, then goes on.
package main

import (
	"fmt"
	"runtime"
)

type leaf struct {
	bytes [1 << 10]byte
	next  *leaf
}

func main() {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var kept *leaf
	for i := range 3000 {
		l := &leaf{}
		if i%100 == 0 {
			l.next = kept
			kept = l
		}
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	n := 0
	for l := kept; l != nil; l = l.next {
		n++
	}
	fmt.Println("collected at least once:", after.NumGC > before.NumGC, "kept", n)
}
