// Package debug turns knobs of the runtime.
package debug

import (
	"os"
	"runtime"
	"strconv"
)

var memoryLimit int64 = 1<<63 - 1

func setGCPercent(p int) int
func setMaxStack(bytes int) int
func setMaxThreads(n int) int
func setTraceback(level int)

// SetGCPercent tells the setting before.
func SetGCPercent(percent int) int { return setGCPercent(percent) }

// SetMaxStack tells the setting before.
func SetMaxStack(bytes int) int { return setMaxStack(bytes) }

// SetMaxThreads tells the setting before.
func SetMaxThreads(threads int) int {
	return setMaxThreads(threads) // in Go: runtime/debug/garbage.go:136
}

func SetMemoryLimit(limit int64) int64 {
	before := memoryLimit
	if limit >= 0 {
		memoryLimit = limit
	}
	return before
}

func SetPanicOnFault(enabled bool) bool { return false }
func FreeOSMemory()                     { runtime.GC() }

// What is shown of goroutines, in the order of the runtime's enum.
const (
	single = iota
	all
	system
	crash
)

// SetTraceback cannot have less shown than GOTRACEBACK, which is not set: that means single.
func SetTraceback(level string) {
	switch level {
	case "none", "single", "":
		setTraceback(single)
	case "system":
		setTraceback(system)
	case "crash":
		setTraceback(crash)
	default:
		if n, err := strconv.Atoi(level); err == nil && n > 1 && n == int(uint32(n)) {
			setTraceback(system)
		} else {
			setTraceback(all)
		}
	}
}

func PrintStack() {
	os.Stderr.Write(Stack()) // in Go: runtime/debug/stack.go:18
}

// Stack gives the stack of the goroutine that calls it.
func Stack() []byte {
	buf := make([]byte, 1024)
	for {
		n := runtime.Stack(buf, false) // in Go: runtime/debug/stack.go:26
		if n < len(buf) {
			return buf[:n]
		}
		buf = make([]byte, 2*len(buf))
	}
}
