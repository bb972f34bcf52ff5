package main

import "time"

type box[T any] struct{ value T }

func (b *box[T]) set(v T) {
	b.value = v
}

func main() {
	b := &box[string]{}
	go b.set("full")
	time.Sleep(10 * time.Millisecond)
	println(b.value == "")
}
