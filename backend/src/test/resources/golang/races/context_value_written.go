package main

import (
	"context"
	"time"
)

type key struct{}

type request struct {
	user string
}

func main() {
	r := &request{user: "ann"}
	ctx := context.WithValue(context.Background(), key{}, r)
	go func() {
		ctx.Value(key{}).(*request).user = "bob"
	}()
	time.Sleep(10 * time.Millisecond)
	println(r.user)
}
