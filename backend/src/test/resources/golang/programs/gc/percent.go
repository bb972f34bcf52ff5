// debug.SetGCPercent decides how far the heap grows between two collections.
package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
)

var junk []byte

func collections(what string, megabytes int) {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for i := 0; i < megabytes*1024; i++ {
		junk = make([]byte, 1024)
	}
	runtime.ReadMemStats(&after)
	n := after.NumGC - before.NumGC
	switch {
	case n == 0:
		fmt.Println(what, "none")
	case n < 8:
		fmt.Println(what, "few")
	default:
		fmt.Println(what, "many")
	}
}

func main() {
	collections("as usual", 10)
	fmt.Println(debug.SetGCPercent(-1))
	collections("never", 60)
	fmt.Println(debug.SetGCPercent(10))
	collections("soon", 10)
	fmt.Println(debug.SetGCPercent(1000))
	collections("late", 20)
	fmt.Println(debug.SetGCPercent(100))
}
