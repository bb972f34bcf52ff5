// The cause says why; Err stays the plain error.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"
)

var errOverload = errors.New("overload")

func main() {
	ctx, cancel := context.WithCancelCause(context.Background())
	child, stop := context.WithCancel(ctx)
	defer stop()
	fmt.Println(context.Cause(ctx))
	cancel(errOverload)
	cancel(errors.New("too late"))
	fmt.Println(ctx.Err(), "because", context.Cause(ctx))
	fmt.Println(child.Err(), "because", context.Cause(child))

	plain, cancelPlain := context.WithCancelCause(context.Background())
	cancelPlain(nil)
	fmt.Println(plain.Err(), "because", context.Cause(plain))

	slow, cancelSlow := context.WithTimeoutCause(context.Background(), 5*time.Millisecond, errors.New("kitchen is slow"))
	defer cancelSlow()
	<-slow.Done()
	fmt.Println(slow.Err(), "because", context.Cause(slow))

	due, cancelDue := context.WithDeadlineCause(context.Background(), time.Now().Add(time.Hour), errOverload)
	cancelDue()
	fmt.Println(due.Err(), "because", context.Cause(due))
}
