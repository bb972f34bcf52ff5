package main

import (
	"fmt"
	"runtime"
)

type leaf struct {
	bytes [1024]byte
	next  *leaf
}

func main() {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var kept *leaf
	for i := range 20_000 {
		l := &leaf{} // mostly rubbish at once
		if i%500 == 0 {
			l.next, kept = kept, l
		}
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	n := 0
	for l := kept; l != nil; l = l.next {
		n++
	}
	fmt.Println("kept", n, "of 20000; collections:", after.NumGC-before.NumGC)
}
