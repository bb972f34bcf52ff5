package main

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// After Reset a signal does what it did before.
func main() {
	c := make(chan os.Signal, 1)
	signal.Notify(c, syscall.SIGTERM)
	syscall.Kill(syscall.Getpid(), syscall.SIGTERM)
	fmt.Println(<-c)
	signal.Reset()
	syscall.Kill(syscall.Getpid(), syscall.SIGTERM)
	time.Sleep(time.Second)
	fmt.Println("after")
}
