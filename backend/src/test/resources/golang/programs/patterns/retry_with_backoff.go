// A call is repeated after growing pauses until it works or time is up.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"
)

var errBusy = errors.New("busy")

func retry(ctx context.Context, attempts int, pause time.Duration, f func(int) error) error {
	var all error
	for i := 1; i <= attempts; i++ {
		err := f(i)
		if err == nil {
			return nil
		}
		all = errors.Join(all, fmt.Errorf("try %d: %w", i, err))
		select {
		case <-time.After(pause):
			pause *= 2
		case <-ctx.Done():
			return errors.Join(all, ctx.Err())
		}
	}
	return all
}

func main() {
	ctx := context.Background()
	fmt.Println(retry(ctx, 5, time.Millisecond, func(i int) error {
		if i < 3 {
			return errBusy
		}
		fmt.Println("worked at try", i)
		return nil
	}))
	err := retry(ctx, 2, time.Millisecond, func(int) error { return errBusy })
	fmt.Println(err, errors.Is(err, errBusy))
	short, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
	defer cancel()
	err = retry(short, 9, 35*time.Millisecond, func(int) error { return errBusy })
	fmt.Println(err)
	fmt.Println(errors.Is(err, context.DeadlineExceeded))
}
