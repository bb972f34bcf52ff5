// One waits to read what never comes, and all others wait, too.
package main

import (
	"io"
	"sync"
)

func main() {
	r, w := io.Pipe()
	var wg sync.WaitGroup
	wg.Add(2)
	go func() { io.ReadAll(r) }()
	go func() {
		r, _ := io.Pipe()
		r.Read(make([]byte, 1))
	}()
	wg.Wait()
	w.Close()
}
