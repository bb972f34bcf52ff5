// A value of another type than was expected, in a goroutine begun with a method value.
package main

import (
	"fmt"
	"time"
)

type handler struct{ seen []any }

func (h *handler) each() {
	for _, v := range h.seen {
		fmt.Println(v.(fmt.Stringer).String())
	}
}

func main() {
	h := &handler{[]any{time.Second, 5}}
	run := h.each
	go run()
	time.Sleep(time.Millisecond)
}
