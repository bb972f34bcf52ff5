package sched

import (
	"syscall"
	"time"
)

var sleep = syscall.NewLazyDLL("kernel32.dll").NewProc("Sleep")

// Syscall makes a system call that takes d, in whole milliseconds. The runtime is told by
// entersyscall and exitsyscall.
func Syscall(d time.Duration) {
	sleep.Call(uintptr(max(0, d+time.Millisecond-1) / time.Millisecond))
}
