// A context that ends with a signal; here nobody sends one.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"time"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	select {
	case <-ctx.Done():
		fmt.Println("interrupted")
	case <-time.After(20 * time.Millisecond):
		fmt.Println("no signal:", ctx.Err())
	}
	stop()
	<-ctx.Done()
	fmt.Println(ctx.Err())
	c := make(chan os.Signal, 1)
	signal.Notify(c, os.Interrupt)
	signal.Stop(c)
	fmt.Println(len(c), os.Interrupt)
}
