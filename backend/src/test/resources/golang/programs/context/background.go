// The empty contexts and what they print.
package main

import (
	"context"
	"fmt"
)

type key struct{}

func main() {
	bg, todo := context.Background(), context.TODO()
	fmt.Println(bg, todo)
	_, has := bg.Deadline()
	fmt.Println(has, bg.Done() == nil, bg.Err(), bg.Value("k"))
	ctx, cancel := context.WithCancel(bg)
	fmt.Println(ctx)
	ctx = context.WithValue(ctx, "user", "ann")
	fmt.Println(ctx)
	fmt.Println(context.WithValue(bg, key{}, 1))
	fmt.Println(context.WithoutCancel(ctx))
	cancel()
	fmt.Println(ctx.Err(), context.Cause(bg))
	fmt.Println(context.Canceled, context.DeadlineExceeded)
}
