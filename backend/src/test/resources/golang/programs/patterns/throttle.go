// The first of quick calls is done, those that follow too soon are not.
package main

import (
	"fmt"
	"time"
)

type throttle struct {
	every time.Duration
	next  time.Time
}

func (t *throttle) do(f func()) bool {
	now := time.Now()
	if now.Before(t.next) {
		return false
	}
	t.next = now.Add(t.every)
	f()
	return true
}

func main() {
	t := &throttle{every: 50 * time.Millisecond}
	done := 0
	for range 3 {
		for range 5 {
			t.do(func() { done++ })
		}
		time.Sleep(60 * time.Millisecond)
	}
	fmt.Println(done)
}
