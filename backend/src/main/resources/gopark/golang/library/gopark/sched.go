// Package sched spends time in the ways that Go's scheduler tells apart. A program that imports it
// also runs with real Go: its twin is the module that GoPark gives beside every scene's program.
package sched

import "time"

func spin(ns int64)
func loop(ns int64)
func call(ns int64)
func rawCall(ns int64)
func readNet(ns int64)

// Spin computes for d and calls functions meanwhile, as most code does.
func Spin(d time.Duration) {
	if d > 0 {
		spin(int64(d))
	}
}

// Loop computes for d in a loop that calls no function.
func Loop(d time.Duration) {
	if d > 0 {
		loop(int64(d))
	}
}

// Syscall makes a system call that takes d. The runtime is told by entersyscall and exitsyscall.
func Syscall(d time.Duration) {
	call(max(0, int64(d)))
}

// RawSyscall makes a system call that takes d without telling the runtime.
func RawSyscall(d time.Duration) {
	rawCall(max(0, int64(d)))
}

// ReadFile reads from a file that has data after d: a system call that blocks its thread.
func ReadFile(d time.Duration) {
	call(max(0, int64(d)))
}

// ReadNet reads from a descriptor that has data after d: the goroutine waits in the network poller.
func ReadNet(d time.Duration) {
	readNet(max(0, int64(d)))
}

// Alloc allocates so many bytes on the heap.
//
//go:noinline
func Alloc(bytes int) []byte {
	return make([]byte, bytes)
}
