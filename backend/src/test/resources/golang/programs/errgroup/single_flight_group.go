// singleflight: ten callers, one call.
package main

import (
	"errors"
	"fmt"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"
)

func main() {
	var g singleflight.Group
	calls := 0
	slow := func() (any, error) {
		calls++
		time.Sleep(50 * time.Millisecond)
		return fmt.Sprint("value ", calls), nil
	}
	var wg sync.WaitGroup
	shared := 0
	for range 10 {
		wg.Go(func() {
			v, err, wasShared := g.Do("key", slow)
			if wasShared && err == nil && v == "value 1" {
				shared++
			}
		})
	}
	wg.Wait()
	fmt.Println(calls, shared)
	v, err, wasShared := g.Do("key", slow)
	fmt.Println(v, err, wasShared)
	_, err, _ = g.Do("bad", func() (any, error) { return nil, errors.New("no luck") })
	fmt.Println(err)
	ch := g.DoChan("other", slow)
	r := <-ch
	fmt.Println(r.Val, r.Err, r.Shared)
}
