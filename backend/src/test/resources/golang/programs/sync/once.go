// Once runs its function once, even when that function panics.
package main

import (
	"fmt"
	"sync"
)

type config struct {
	once  sync.Once
	value string
}

func (c *config) get() string {
	c.once.Do(func() {
		fmt.Println("loading")
		c.value = "loaded"
	})
	return c.value
}

func main() {
	var c config
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() { c.get() })
	}
	wg.Wait()
	fmt.Println(c.get())

	var bad sync.Once
	for i := range 3 {
		func() {
			defer func() { fmt.Println(i, "recovered", recover()) }()
			bad.Do(func() { panic("first try fails") })
			fmt.Println("does nothing")
		}()
	}
	var other sync.Once
	other.Do(func() { fmt.Println("a") })
	other.Do(func() { fmt.Println("b") })
}
