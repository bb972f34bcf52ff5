package main

import (
	"context"
	"fmt"
	"runtime"
)

func main() {
	parent, stop := context.WithCancel(context.Background())
	var kept []context.Context
	for i := range 10_000 {
		child, cancel := context.WithCancel(parent)
		if i%1000 == 0 {
			kept = append(kept, child)
			defer cancel()
			continue
		}
		cancel()
		if child.Err() != context.Canceled {
			fmt.Println("not cancelled", i)
		}
	}
	// Some leave in another order than they came.
	var cancels []context.CancelFunc
	for range 100 {
		child, cancel := context.WithCancel(parent)
		kept = append(kept, child)
		cancels = append(cancels, cancel)
	}
	for i := range cancels {
		if i%3 > 0 {
			cancels[len(cancels)-1-i]()
		}
	}
	live := 0
	for _, child := range kept {
		if child.Err() == nil {
			live++
		}
	}
	fmt.Println(len(kept), live)
	grandchild, cancel := context.WithCancel(kept[0])
	defer cancel()
	stop()
	for i, child := range kept {
		if child.Err() != context.Canceled {
			fmt.Println("not cancelled", i)
		}
	}
	fmt.Println(grandchild.Err(), parent.Err())

	// Who has left takes no room.
	other, end := context.WithCancel(context.Background())
	defer end()
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for range 50_000 {
		_, cancel := context.WithCancel(other)
		cancel()
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	fmt.Println(int64(after.HeapAlloc)-int64(before.HeapAlloc) < 50_000)
}
