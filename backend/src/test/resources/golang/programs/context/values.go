// Values are looked up from the innermost context outwards.
package main

import (
	"context"
	"fmt"
)

type userKey struct{}
type requestKey string

func userOf(ctx context.Context) string {
	if u, ok := ctx.Value(userKey{}).(string); ok {
		return u
	}
	return "nobody"
}

func main() {
	ctx := context.Background()
	fmt.Println(userOf(ctx))
	ctx = context.WithValue(ctx, userKey{}, "ann")
	ctx = context.WithValue(ctx, requestKey("id"), 17)
	inner, cancel := context.WithCancel(ctx)
	defer cancel()
	inner = context.WithValue(inner, userKey{}, "bob")
	fmt.Println(userOf(ctx), userOf(inner), inner.Value(requestKey("id")), inner.Value("id"))
	free := context.WithoutCancel(inner)
	cancel()
	fmt.Println(inner.Err(), free.Err(), userOf(free), free.Done() == nil)
	for _, f := range []func(){
		func() { context.WithValue(ctx, nil, 1) },
		func() { context.WithValue(nil, "k", 1) },
		func() { context.WithValue(ctx, []int{1}, 1) },
		func() { context.WithCancel(nil) },
	} {
		func() {
			defer func() { fmt.Println("panic:", recover()) }()
			f()
		}()
	}
}
