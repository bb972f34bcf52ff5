// Wait gives the first error; the context is cancelled by it.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"
)

func main() {
	var plain errgroup.Group
	total := make([]int, 3)
	for i := range 3 {
		plain.Go(func() error {
			total[i] = i * 10
			return nil
		})
	}
	fmt.Println(plain.Wait(), total)

	g, ctx := errgroup.WithContext(context.Background())
	for i := 1; i <= 3; i++ {
		g.Go(func() error {
			select {
			case <-time.After(time.Duration(i) * 25 * time.Millisecond):
				return fmt.Errorf("task %d failed", i)
			case <-ctx.Done():
				fmt.Println("cancelled:", ctx.Err(), "|", context.Cause(ctx))
				return ctx.Err()
			}
		})
	}
	err := g.Wait()
	fmt.Println("first:", err, "context:", ctx.Err(), errors.Is(err, context.Canceled))

	g, ctx = errgroup.WithContext(context.Background())
	g.Go(func() error { return nil })
	fmt.Println(g.Wait(), ctx.Err())
}
