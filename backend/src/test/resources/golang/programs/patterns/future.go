// A value that is reckoned while we do something else.
package main

import (
	"errors"
	"fmt"
	"sync"
	"time"
)

type future[T any] struct {
	done  chan struct{}
	value T
	err   error
}

func async[T any](f func() (T, error)) *future[T] {
	p := &future[T]{done: make(chan struct{})}
	go func() {
		defer close(p.done)
		p.value, p.err = f()
	}()
	return p
}

func (p *future[T]) get() (T, error) {
	<-p.done
	return p.value, p.err
}

func then[T, U any](p *future[T], f func(T) (U, error)) *future[U] {
	return async(func() (u U, err error) {
		v, err := p.get()
		if err != nil {
			return u, err
		}
		return f(v)
	})
}

func main() {
	slow := async(func() (int, error) {
		time.Sleep(10 * time.Millisecond)
		return 21, nil
	})
	text := then(slow, func(n int) (string, error) { return fmt.Sprint("twice is ", n*2), nil })
	bad := async(func() ([]byte, error) { return nil, errors.New("no luck") })
	never := then(bad, func(b []byte) (int, error) { return len(b), nil })
	fmt.Println("meanwhile")
	fmt.Println(text.get())
	fmt.Println(never.get())
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() {
			if v, _ := slow.get(); v != 21 {
				fmt.Println("wrong")
			}
		})
	}
	wg.Wait()
}
