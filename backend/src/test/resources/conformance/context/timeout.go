// A context with a timeout wakes its waiters from a timer's own goroutine.
package main

import (
	"context"
	"fmt"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Millisecond)
	defer cancel()
	select {
	case <-ctx.Done():
		say(ctx.Err())
	case <-time.After(10 * time.Second):
		say("never")
	}
	fmt.Println(said...)
}
