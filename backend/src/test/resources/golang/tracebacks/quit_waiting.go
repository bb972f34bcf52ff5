// SIGQUIT, while goroutines wait for whatever a goroutine can wait for.
package main

import (
	"sync"
	"syscall"
	"time"
)

func main() {
	time.Sleep(time.Millisecond)
	c, d := make(chan int), make(chan int)
	var none chan int
	var mutex sync.Mutex
	mutex.Lock()
	var written, read sync.RWMutex
	written.Lock()
	read.RLock()
	var group sync.WaitGroup
	group.Add(1)
	cond := sync.NewCond(new(sync.Mutex))
	go func() { <-c }()
	go func() { d <- 1 }()
	go func() { <-none }()
	go func() { none <- 1 }()
	go func() {
		select {
		case <-c:
		case c <- 1:
		}
	}()
	go func() { select {} }()
	go func() { time.Sleep(time.Hour) }()
	go func() { mutex.Lock() }()
	go func() { written.RLock() }()
	go func() { read.Lock() }()
	go func() { group.Wait() }()
	go func() {
		cond.L.Lock()
		cond.Wait()
	}()
	time.Sleep(time.Millisecond)
	syscall.Kill(syscall.Getpid(), syscall.SIGQUIT)
	for {
	}
}
