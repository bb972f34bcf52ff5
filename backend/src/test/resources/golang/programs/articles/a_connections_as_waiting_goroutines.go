// Idea: a thousand readers wait for data without a thread each; the data comes through pipes here.
package main

import (
	"fmt"
	"io"
	"runtime"
	"sync"
	"time"
)

func main() {
	const n = 1000
	var wg sync.WaitGroup
	writers := make([]*io.PipeWriter, n)
	total := 0
	for i := range writers {
		r, w := io.Pipe()
		writers[i] = w
		wg.Go(func() {
			b, _ := io.ReadAll(r)
			total += len(b)
		})
	}
	time.Sleep(5 * time.Millisecond)
	fmt.Println("waiting:", runtime.NumGoroutine()-1)
	for _, w := range writers {
		io.WriteString(w, "ping")
		w.Close()
	}
	wg.Wait()
	fmt.Println("read", total, "left", runtime.NumGoroutine()-1)
}
