// The map is safe, what it holds is not.
package main

import (
	"sync"
	"time"
)

type entry struct{ hits int }

func main() {
	var m sync.Map
	m.Store("a", &entry{})
	hit := func() {
		v, _ := m.Load("a")
		v.(*entry).hits++
	}
	go hit()
	time.Sleep(10 * time.Millisecond)
	hit()
}
