package main

import (
	"context"
	"fmt"
	"sync"
	"time"
)

func worker(ctx context.Context, name string, wg *sync.WaitGroup) {
	defer wg.Done()
	for beat := 1; ; beat++ {
		select {
		case <-ctx.Done():
			fmt.Println(name, "stops:", ctx.Err())
			return
		case <-time.After(20 * time.Millisecond):
			fmt.Println(name, "beat", beat)
		}
	}
}

func main() {
	var wg sync.WaitGroup
	root, stop := context.WithTimeout(context.Background(), 90*time.Millisecond)
	defer stop()
	left, cancelLeft := context.WithCancel(root)
	leaf := context.WithValue(left, "depth", 2)
	wg.Add(3)
	go worker(root, "root", &wg)
	go worker(left, "left", &wg)
	go worker(leaf, "leaf", &wg)
	time.Sleep(50 * time.Millisecond)
	cancelLeft()
	wg.Wait()
}
