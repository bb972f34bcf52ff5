package sched

import (
	"os"
	"syscall"
	"time"
	"unsafe"
)

// Syscall makes a system call that takes d. The runtime is told by entersyscall and exitsyscall.
func Syscall(d time.Duration) {
	left := syscall.NsecToTimespec(max(0, int64(d)))
	for syscall.Nanosleep(&left, &left) == syscall.EINTR {
	}
}

// RawSyscall makes a system call that takes d without telling the runtime.
func RawSyscall(d time.Duration) {
	left := syscall.NsecToTimespec(max(0, int64(d)))
	for {
		_, _, err := syscall.RawSyscall(
			syscall.SYS_NANOSLEEP, uintptr(unsafe.Pointer(&left)), uintptr(unsafe.Pointer(&left)), 0)
		if err != syscall.EINTR {
			return
		}
	}
}

// ReadFile reads from a file that has data after d: a system call that blocks its thread.
func ReadFile(d time.Duration) {
	fd := timer(d, 0)
	defer syscall.Close(fd)
	var expirations [8]byte
	for {
		if _, err := syscall.Read(fd, expirations[:]); err != syscall.EINTR {
			return
		}
	}
}

// ReadNet reads from a descriptor that has data after d: the goroutine waits in the network poller.
func ReadNet(d time.Duration) {
	file := os.NewFile(uintptr(timer(d, syscall.O_NONBLOCK)), "timer")
	defer file.Close()
	var expirations [8]byte
	if _, err := file.Read(expirations[:]); err != nil {
		panic(err)
	}
}

// timer opens a file of the kernel that can be read after d. It makes raw system calls, so that the
// scheduler sees nothing but what is read.
func timer(d time.Duration, flags int) int {
	const monotonic = 1
	fd, _, err := syscall.RawSyscall(syscall.SYS_TIMERFD_CREATE, monotonic, uintptr(flags|syscall.O_CLOEXEC), 0)
	if err != 0 {
		panic(err)
	}
	// A timer that is set to 0 would never expire.
	setting := [2]syscall.Timespec{{}, syscall.NsecToTimespec(max(1, int64(d)))}
	_, _, err = syscall.RawSyscall6(syscall.SYS_TIMERFD_SETTIME, fd, 0, uintptr(unsafe.Pointer(&setting)), 0, 0, 0)
	if err != 0 {
		panic(err)
	}
	return int(fd)
}
