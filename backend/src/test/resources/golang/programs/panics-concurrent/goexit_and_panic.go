// Goexit runs deferred calls and cannot be recovered; recover gives nil.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	wg.Add(2)
	go func() {
		defer wg.Done()
		defer func() { fmt.Println("recover in Goexit:", recover()) }()
		func() {
			defer fmt.Println("inner deferred")
			runtime.Goexit()
		}()
		fmt.Println("not reached")
	}()
	wg.Add(-1)
	wg.Wait()
	wg.Add(1)
	go func() {
		defer wg.Done()
		defer func() { fmt.Println("recovered", recover()) }()
		defer func() { panic("during Goexit") }()
		runtime.Goexit()
	}()
	wg.Wait()
	fmt.Println("main goes on")
}
