package main

import (
	"fmt"
	"syscall"
	"time"
)

// Signals that end no Go program.
func main() {
	for _, s := range []syscall.Signal{syscall.SIGUSR1, syscall.SIGUSR2, syscall.SIGCHLD, syscall.SIGURG, syscall.SIGWINCH, syscall.SIGPIPE} {
		fmt.Println(s, syscall.Kill(syscall.Getpid(), s))
		time.Sleep(time.Millisecond)
	}
}
