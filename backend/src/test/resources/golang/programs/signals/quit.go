package main

import (
	"fmt"
	"syscall"
)

// SIGQUIT shows all goroutines.
func main() {
	fmt.Println("before")
	syscall.Kill(syscall.Getpid(), syscall.SIGQUIT)
	for {
	}
}
