// A generator that leaves when its context is cancelled.
package main

import (
	"context"
	"fmt"
	"runtime"
	"time"
)

func count(ctx context.Context) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for n := 1; ; n++ {
			select {
			case out <- n:
			case <-ctx.Done():
				return
			}
		}
	}()
	return out
}

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	for n := range count(ctx) {
		fmt.Println(n)
		if n == 5 {
			break
		}
	}
	fmt.Println("goroutines:", runtime.NumGoroutine())
	cancel()
	time.Sleep(5 * time.Millisecond)
	fmt.Println("goroutines:", runtime.NumGoroutine(), ctx.Err())
}
