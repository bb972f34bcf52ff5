// The error of the function around is written by two.
package main

import (
	"errors"
	"sync"
	"time"
)

func step(n int) error {
	if n == 1 {
		return errors.New("one")
	}
	return nil
}

func main() {
	var wg sync.WaitGroup
	err := step(0)
	for i := range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			time.Sleep(time.Duration(5*i) * time.Millisecond)
			err = step(i)
		}()
	}
	wg.Wait()
	println(err != nil)
}
