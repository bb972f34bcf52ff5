// A map is changed while another goroutine walks through it.
// processors: 4
// first goroutine, any
package main

import "time"

func main() {
	m := map[string]int{"a": 1}
	go func() {
		for {
			m["a"]++
		}
	}()
	go func() {
		for {
			for range m {
			}
		}
	}()
	time.Sleep(time.Hour)
}
