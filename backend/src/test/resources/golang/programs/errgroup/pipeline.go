// Stages in an errgroup: an error in the middle stops the source.
package main

import (
	"context"
	"fmt"

	"golang.org/x/sync/errgroup"
)

func run(limit int) (sum int, err error) {
	g, ctx := errgroup.WithContext(context.Background())
	numbers, squares := make(chan int), make(chan int)
	g.Go(func() error {
		defer close(numbers)
		for i := 1; i <= 5; i++ {
			select {
			case numbers <- i:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		return nil
	})
	g.Go(func() error {
		defer close(squares)
		for n := range numbers {
			if n > limit {
				return fmt.Errorf("%d is above the limit %d", n, limit)
			}
			select {
			case squares <- n * n:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		return nil
	})
	g.Go(func() error {
		for s := range squares {
			sum += s
		}
		return nil
	})
	err = g.Wait()
	return
}

func main() {
	fmt.Println(run(10))
	fmt.Println(run(3))
}
