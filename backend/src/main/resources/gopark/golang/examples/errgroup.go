package main

import (
	"context"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"
)

func download(ctx context.Context, name string, d time.Duration) error {
	select {
	case <-time.After(d):
		if name == "broken" {
			return fmt.Errorf("%s: no such file", name)
		}
		fmt.Println(name, "is here")
		return nil
	case <-ctx.Done():
		fmt.Println(name, "is given up:", ctx.Err())
		return ctx.Err()
	}
}

func main() {
	group, ctx := errgroup.WithContext(context.Background())
	group.SetLimit(3)
	files := map[string]time.Duration{"small": 10, "broken": 40, "large": 500}
	for name, ms := range files {
		group.Go(func() error { return download(ctx, name, ms*time.Millisecond) })
	}
	fmt.Println("result:", group.Wait())
}
