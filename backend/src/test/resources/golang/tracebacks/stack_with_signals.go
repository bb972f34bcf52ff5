// The goroutine that waits for signals, as runtime.Stack shows it.
package main

import (
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"time"
)

func main() {
	c := make(chan os.Signal, 1)
	signal.Notify(c, syscall.SIGTERM)
	syscall.Kill(syscall.Getpid(), syscall.SIGTERM)
	<-c
	time.Sleep(10 * time.Millisecond)
	b := make([]byte, 4096)
	b = b[:runtime.Stack(b, true)]
	os.Stderr.Write(b)
}
