// The function given to context.AfterFunc runs in a goroutine of its own once the context ends.
package main

import (
	"context"
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ctx, cancel := context.WithCancel(context.Background())
	context.AfterFunc(ctx, func() { say("after") })
	stop := context.AfterFunc(ctx, func() { say("never") })
	say(stop())
	cancel()
	say("cancelled")
	runtime.Gosched()
	fmt.Println(said...)
}
