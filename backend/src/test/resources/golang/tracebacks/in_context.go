// A function that a context calls when it is done panics.
package main

import (
	"context"
	"time"
)

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	context.AfterFunc(ctx, func() { panic("after") })
	cancel()
	time.Sleep(time.Second)
}
