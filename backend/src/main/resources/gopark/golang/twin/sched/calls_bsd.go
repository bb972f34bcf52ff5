//go:build darwin || freebsd || netbsd || openbsd

package sched

import (
	"syscall"
	"time"
)

// Syscall makes a system call that takes d. The runtime is told by entersyscall and exitsyscall.
func Syscall(d time.Duration) {
	end := time.Now().Add(d)
	for left := d; left > 0; left = time.Until(end) {
		timeout := syscall.NsecToTimeval(int64(left))
		syscall.Select(0, nil, nil, nil, &timeout)
	}
}
