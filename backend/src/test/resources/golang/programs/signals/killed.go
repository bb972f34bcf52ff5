package main

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// SIGKILL cannot be asked for.
func main() {
	c := make(chan os.Signal, 1)
	signal.Notify(c, syscall.SIGKILL)
	fmt.Println("before")
	syscall.Kill(syscall.Getpid(), syscall.SIGKILL)
	time.Sleep(time.Second)
	fmt.Println("after")
}
