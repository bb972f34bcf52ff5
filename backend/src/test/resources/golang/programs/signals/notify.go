package main

import (
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"syscall"
	"time"
)

// A program tells itself of signals, and takes them from a channel.
func main() {
	c := make(chan os.Signal, 3)
	fmt.Println("goroutines", runtime.NumGoroutine())
	signal.Notify(c, os.Interrupt, syscall.SIGUSR1)
	fmt.Println("goroutines", runtime.NumGoroutine())
	for _, s := range []syscall.Signal{syscall.SIGUSR1, syscall.SIGINT, syscall.SIGUSR1} {
		if err := syscall.Kill(syscall.Getpid(), s); err != nil {
			fmt.Println(err)
		}
		got := <-c
		fmt.Println(got, got == s, got == os.Interrupt)
	}
	only := make(chan os.Signal, 1)
	signal.Notify(only, syscall.SIGUSR2)
	p, err := os.FindProcess(os.Getpid())
	fmt.Println(p.Pid == os.Getpid(), err, p.Signal(syscall.SIGUSR2))
	fmt.Println(<-only, len(c))

	signal.Stop(c)
	fmt.Println(p.Signal(syscall.SIGUSR1))
	time.Sleep(time.Millisecond)
	fmt.Println("none", len(c), len(only))

	signal.Ignore(syscall.SIGTERM)
	fmt.Println(signal.Ignored(syscall.SIGTERM), signal.Ignored(syscall.SIGHUP))
	fmt.Println(p.Signal(syscall.SIGTERM))
	time.Sleep(time.Millisecond)
	fmt.Println("alive", runtime.NumGoroutine())
	fmt.Println(syscall.Kill(syscall.Getpid(), 0), syscall.Kill(syscall.Getpid(), 99))
	fmt.Println(syscall.Signal(40), syscall.SIGCHLD, syscall.SIGWINCH)
}
