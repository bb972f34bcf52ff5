package main

import (
	"context"
	"fmt"
)

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	reason := ""
	done := make(chan struct{})
	go func() {
		<-ctx.Done()
		fmt.Println(reason, ctx.Err())
		close(done)
	}()
	reason = "enough"
	cancel()
	<-done
}
