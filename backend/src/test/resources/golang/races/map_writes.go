// Maps are not for many goroutines, whatever their keys are.
package main

import (
	"sync"
	"time"
)

func main() {
	ages := map[string]int{}
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		ages["ann"] = 30
	}()
	go func() {
		defer wg.Done()
		time.Sleep(5 * time.Millisecond)
		ages["bob"] = 40
	}()
	wg.Wait()
	println(len(ages))
}
