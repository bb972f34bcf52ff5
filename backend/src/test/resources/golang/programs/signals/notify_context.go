package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// A signal ends a context, as a server that shuts down wants it.
func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	fmt.Println(ctx)
	fmt.Println(ctx.Err())
	done := make(chan string)
	go func() {
		<-ctx.Done()
		done <- "worker done"
	}()
	syscall.Kill(syscall.Getpid(), syscall.SIGTERM)
	fmt.Println(<-done)
	fmt.Println(ctx.Err(), context.Cause(ctx), errors.Is(context.Cause(ctx), context.Canceled))
	stop()
	stop()

	other, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	stop()
	<-other.Done()
	fmt.Println(other.Err(), context.Cause(other))
}
