// A type of our own that is a Context: children obey it.
package main

import (
	"context"
	"errors"
	"fmt"
	"time"
)

type manual struct {
	done chan struct{}
	err  error
}

func (m *manual) Deadline() (time.Time, bool) { return time.Time{}, false }
func (m *manual) Done() <-chan struct{}       { return m.done }
func (m *manual) Err() error                  { return m.err }
func (m *manual) Value(key any) any           { return fmt.Sprint("value of ", key) }

func main() {
	m := &manual{done: make(chan struct{})}
	var parent context.Context = m
	child, cancel := context.WithCancel(parent)
	defer cancel()
	fmt.Println(child.Err(), child.Value("x"))
	m.err = errors.New("pulled the plug")
	close(m.done)
	<-child.Done()
	fmt.Println(child.Err(), context.Cause(child))
}
