// TryLock on a held mutex says no and does not wait.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var mu sync.Mutex
	mu.Lock()
	go func() { say(mu.TryLock()) }()
	runtime.Gosched()
	mu.Unlock()
	go func() { say(mu.TryLock()) }()
	runtime.Gosched()
	fmt.Println(said...)
}
