package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	ch := make(chan int)
	full := make(chan int, 1)
	full <- 0
	mu.Lock()
	wg.Add(1)

	go func() { fmt.Println("receive:", <-ch) }()
	go func() { full <- 1; fmt.Println("send: done") }()
	go func() { mu.Lock(); fmt.Println("lock: mine") }()
	go func() { wg.Wait(); fmt.Println("group: complete") }()
	go func() { select {} }() // for ever

	time.Sleep(20 * time.Millisecond)
	fmt.Println("all five wait")
	ch <- 7
	<-full
	mu.Unlock()
	wg.Done()
	time.Sleep(20 * time.Millisecond)
	fmt.Println("one is left")
}
