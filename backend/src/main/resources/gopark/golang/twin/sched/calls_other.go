//go:build darwin || freebsd || netbsd || openbsd || windows

package sched

import (
	"net"
	"time"
)

// RawSyscall is Syscall: there are no system calls behind the runtime's back on this system.
func RawSyscall(d time.Duration) { Syscall(d) }

// ReadFile reads from a file that has data after d: a system call that blocks its thread.
func ReadFile(d time.Duration) { Syscall(d) }

// ReadNet waits in the network poller, on a socket of this computer, until d is over.
func ReadNet(d time.Duration) {
	socket, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	defer socket.Close()
	socket.SetReadDeadline(time.Now().Add(d))
	socket.ReadFrom(make([]byte, 1))
}
