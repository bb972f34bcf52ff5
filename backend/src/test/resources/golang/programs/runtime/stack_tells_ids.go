package main

import (
	"fmt"
	"runtime"
	"strings"
	"sync"
)

func id() string {
	var b [64]byte
	n := runtime.Stack(b[:], false)
	return strings.Fields(string(b[:n]))[1]
}

func lines(all bool) {
	buf := make([]byte, 4096)
	text := string(buf[:runtime.Stack(buf, all)])
	for _, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, "goroutine") || strings.HasPrefix(line, "created") {
			fmt.Println(line)
		}
	}
}

func main() {
	var wg sync.WaitGroup
	for range 3 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			fmt.Println(id())
		}()
	}
	wg.Wait()
	fmt.Println(id())
	go func() { select {} }()
	go func() {
		runtime.LockOSThread()
		var mu sync.Mutex
		mu.Lock()
		mu.Lock()
	}()
	runtime.Gosched()
	runtime.Gosched()
	lines(false)
	lines(true)
}
