// A method of an interface that is nil, and contexts without a parent.
package main

import (
	"context"
	"fmt"
	"time"
)

func attempt(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func begin(ctx context.Context) {
	defer func() {
		fmt.Println(recover())
		<-ctx.Done()
	}()
	context.WithCancel(ctx)
}

func main() {
	attempt(func() { context.WithTimeout(nil, time.Second) })
	attempt(func() { context.WithValue(context.Background(), nil, 1) })
	begin(nil)
}
