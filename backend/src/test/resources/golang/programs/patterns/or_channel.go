// The first of many channels to close closes the whole.
package main

import (
	"fmt"
	"time"
)

func or(channels ...<-chan struct{}) <-chan struct{} {
	switch len(channels) {
	case 0:
		return nil
	case 1:
		return channels[0]
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		switch len(channels) {
		case 2:
			select {
			case <-channels[0]:
			case <-channels[1]:
			}
		default:
			select {
			case <-channels[0]:
			case <-channels[1]:
			case <-channels[2]:
			case <-or(append(channels[3:], done)...):
			}
		}
	}()
	return done
}

func after(d time.Duration) <-chan struct{} {
	ch := make(chan struct{})
	time.AfterFunc(d, func() { close(ch) })
	return ch
}

func main() {
	start := time.Now()
	<-or(after(time.Hour), after(time.Minute), after(5*time.Second), after(40*time.Millisecond), after(time.Second))
	fmt.Println(time.Since(start).Truncate(40 * time.Millisecond))
	fmt.Println(or() == nil)
}
