// Package debug turns knobs of the runtime.
package debug

import (
	"os"
	"runtime"
)


var percent = 100
var limit int64 = 1<<63 - 1
var threads = 10000
var maxStack = 1000000000

// SetGCPercent tells the setting before.
func SetGCPercent(p int) int {
	before := percent
	percent = p
	return before
}

func SetMemoryLimit(l int64) int64 {
	before := limit
	if l >= 0 {
		limit = l
	}
	return before
}

func SetMaxThreads(n int) int {
	before := threads
	threads = n
	return before
}

func SetMaxStack(bytes int) int {
	before := maxStack
	maxStack = bytes
	return before
}

func SetPanicOnFault(enabled bool) bool { return false }
func SetTraceback(level string)         {}
func FreeOSMemory()                     { runtime.GC() }
func PrintStack()                       { os.Stderr.Write(Stack()) }

// Stack gives the stack of the goroutine that calls it.
func Stack() []byte {
	buf := make([]byte, 1024)
	for {
		n := runtime.Stack(buf, false)
		if n < len(buf) {
			return buf[:n]
		}
		buf = make([]byte, 2*len(buf))
	}
}
