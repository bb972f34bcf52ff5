package main

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"
)

func main() {
	var g singleflight.Group
	var wg sync.WaitGroup
	for i := range 3 {
		wg.Go(func() {
			time.Sleep(time.Duration(i) * time.Millisecond)
			defer func() {
				r := recover()
				text := fmt.Sprint(r)
				first, rest, _ := strings.Cut(text, "\n")
				err, ok := r.(error)
				fmt.Printf("%T %q %v %v %v\n", r, first, ok, errors.Unwrap(err), strings.HasPrefix(rest, "\n"))
				fmt.Println(strings.Contains(rest, "main.main.func1"), strings.Contains(rest, "[running]"))
			}()
			g.Do("k", func() (any, error) {
				time.Sleep(10 * time.Millisecond)
				panic("no answer")
			})
		})
	}
	wg.Wait()
	fmt.Println(g.Do("k", func() (any, error) { return 1, nil }))

	wrapped := errors.New("wrapped")
	func() {
		defer func() { fmt.Println(errors.Is(recover().(error), wrapped)) }()
		g.Do("k", func() (any, error) { panic(wrapped) })
	}()

	for i := range 2 {
		wg.Go(func() {
			time.Sleep(time.Duration(i) * time.Millisecond)
			defer fmt.Println("has ended")
			g.Do("k", func() (any, error) {
				time.Sleep(10 * time.Millisecond)
				runtime.Goexit()
				return 1, nil
			})
			fmt.Println("is not reached")
		})
	}
	wg.Wait()
	answer := g.DoChan("k", func() (any, error) { return 2, wrapped })
	fmt.Println(<-answer)
}
