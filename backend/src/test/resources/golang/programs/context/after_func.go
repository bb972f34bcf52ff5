// AfterFunc runs in its own goroutine after the end of a context.
package main

import (
	"context"
	"fmt"
	"time"
)

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan string, 3)
	stop1 := context.AfterFunc(ctx, func() { done <- "first" })
	stop2 := context.AfterFunc(ctx, func() { done <- "second" })
	fmt.Println("stopped in time:", stop2(), stop2())
	cancel()
	fmt.Println(<-done)
	fmt.Println("stopped in time:", stop1())
	context.AfterFunc(ctx, func() { done <- "context was over already" })
	fmt.Println(<-done)
	time.Sleep(5 * time.Millisecond)
	fmt.Println(len(done))
}
