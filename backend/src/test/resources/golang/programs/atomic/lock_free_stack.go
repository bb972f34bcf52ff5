// Treiber's stack: push and pop by CompareAndSwap on the head.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

type node[T any] struct {
	value T
	next  *node[T]
}

type stack[T any] struct{ head atomic.Pointer[node[T]] }

func (s *stack[T]) push(v T) {
	n := &node[T]{value: v}
	for {
		n.next = s.head.Load()
		if s.head.CompareAndSwap(n.next, n) {
			return
		}
	}
}

func (s *stack[T]) pop() (v T, ok bool) {
	for {
		h := s.head.Load()
		if h == nil {
			return v, false
		}
		if s.head.CompareAndSwap(h, h.next) {
			return h.value, true
		}
	}
}

func main() {
	var s stack[string]
	for _, w := range []string{"a", "b", "c"} {
		s.push(w)
	}
	for v, ok := s.pop(); ok; v, ok = s.pop() {
		fmt.Print(v, " ")
	}
	fmt.Println()
	var numbers stack[int]
	var wg sync.WaitGroup
	for i := range 100 {
		wg.Go(func() { numbers.push(i) })
	}
	wg.Wait()
	sum := 0
	for v, ok := numbers.pop(); ok; v, ok = numbers.pop() {
		sum += v
	}
	fmt.Println(sum)
}
