package main

import (
	"fmt"
	"syscall"
	"time"
)

// SIGQUIT shows all goroutines.
func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	fmt.Println("before")
	syscall.Kill(syscall.Getpid(), syscall.SIGQUIT)
	for {
	}
}
