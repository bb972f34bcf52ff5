// Everybody waits for something of package sync, or for a channel.
package main

import (
	"runtime"
	"sync"
)

func main() {
	var mu sync.Mutex
	mu.Lock()
	go func() { mu.Lock() }()
	var read sync.RWMutex
	read.RLock()
	go func() { read.Lock() }()
	runtime.Gosched()
	go func() { read.RLock() }()
	go func() { read.Lock() }()
	var wg sync.WaitGroup
	wg.Add(1)
	go func() { wg.Wait() }()
	cond := sync.NewCond(&sync.Mutex{})
	go func() {
		cond.L.Lock()
		cond.Wait()
	}()
	c := make(chan int)
	go func() { c <- 1 }()
	go func() {
		var none chan string
		<-none
	}()
	go func() {
		for range make(chan int) {
		}
	}()
	var once sync.Once
	once.Do(func() {
		select {}
	})
}
