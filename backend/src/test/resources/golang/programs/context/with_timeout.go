// A timeout ends work that takes too long.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"
)

func work(ctx context.Context, d time.Duration) error {
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return fmt.Errorf("work of %v: %w", d, ctx.Err())
	}
}

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	deadline, ok := ctx.Deadline()
	fmt.Println(ok, time.Until(deadline) <= 100*time.Millisecond)
	fmt.Println(work(ctx, 5*time.Millisecond))
	err := work(ctx, time.Second)
	fmt.Println(err)
	fmt.Println(errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled))
	var timeout interface{ Timeout() bool }
	fmt.Println(errors.As(err, &timeout) && timeout.Timeout())

	early, stop := context.WithTimeout(context.Background(), time.Hour)
	stop()
	fmt.Println(early.Err())
	past, stopPast := context.WithDeadline(context.Background(), time.Now().Add(-time.Second))
	defer stopPast()
	fmt.Println(past.Err())
	child, stopChild := context.WithTimeout(past, time.Hour)
	defer stopChild()
	fmt.Println(child.Err())
	outer, stopOuter := context.WithTimeout(context.Background(), 10*time.Millisecond)
	defer stopOuter()
	inner, stopInner := context.WithTimeout(outer, time.Hour)
	defer stopInner()
	a, _ := outer.Deadline()
	b, _ := inner.Deadline()
	fmt.Println(a.Equal(b))
	<-inner.Done()
	fmt.Println(inner.Err())
}
