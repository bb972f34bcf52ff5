// SIGQUIT, while one goroutine waits for signals and another sleeps.
// headers
package main

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() {
	c := make(chan os.Signal, 1)
	signal.Notify(c, syscall.SIGTERM)
	syscall.Kill(syscall.Getpid(), syscall.SIGTERM)
	<-c
	time.Sleep(10 * time.Millisecond)
	go time.Sleep(time.Hour)
	time.Sleep(10 * time.Millisecond)
	syscall.Kill(syscall.Getpid(), syscall.SIGQUIT)
	for {
	}
}
