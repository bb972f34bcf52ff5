// Only the last of quick calls is done.
package main

import (
	"fmt"
	"sync"
	"time"
)

func debounce(wait time.Duration, f func(string)) func(string) {
	var mu sync.Mutex
	var timer *time.Timer
	return func(s string) {
		mu.Lock()
		defer mu.Unlock()
		if timer != nil {
			timer.Stop()
		}
		timer = time.AfterFunc(wait, func() { f(s) })
	}
}

func main() {
	search := debounce(100*time.Millisecond, func(s string) { fmt.Println("search", s) })
	for _, s := range []string{"g", "go", "gop", "goph"} {
		search(s)
		time.Sleep(5 * time.Millisecond)
	}
	time.Sleep(250 * time.Millisecond)
	search("gopher")
	time.Sleep(250 * time.Millisecond)
}
