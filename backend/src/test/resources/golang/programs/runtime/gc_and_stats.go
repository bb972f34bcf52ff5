// GC, GC percent, FreeOSMemory and memory statistics.
package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

type node struct {
	next *node
	data [100]byte
}

func main() {
	fmt.Println(debug.SetGCPercent(50), debug.SetGCPercent(-1), debug.SetGCPercent(100))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var list *node
	for range 1000 {
		list = &node{next: list}
	}
	runtime.ReadMemStats(&after)
	fmt.Println(after.TotalAlloc-before.TotalAlloc >= 100_000, after.Mallocs-before.Mallocs >= 1000)
	n := 0
	for x := list; x != nil; x = x.next {
		n++
	}
	list = nil
	runtime.GC()
	debug.FreeOSMemory()
	var collected runtime.MemStats
	runtime.ReadMemStats(&collected)
	fmt.Println(n, collected.NumGC > before.NumGC, list == nil)
}
