package main

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// Nobody waits for a channel that is full; two signals of a kind may become one.
func main() {
	small := make(chan os.Signal, 1)
	large := make(chan os.Signal, 10)
	signal.Notify(small)
	signal.Notify(large, syscall.SIGUSR1, syscall.SIGUSR2)
	for _, s := range []syscall.Signal{syscall.SIGUSR2, syscall.SIGUSR1} {
		syscall.Kill(os.Getpid(), s)
		time.Sleep(10 * time.Millisecond)
	}
	fmt.Println(len(small), len(large))
	fmt.Println(<-small, <-large, <-large)
	signal.Reset(syscall.SIGUSR1)
	syscall.Kill(os.Getpid(), syscall.SIGUSR1)
	syscall.Kill(os.Getpid(), syscall.SIGUSR2)
	fmt.Println(<-large)
	fmt.Println(len(large))
}
