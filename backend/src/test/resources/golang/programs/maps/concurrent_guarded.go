package main

import (
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
)

// A map with a lock, of whichever kind, is nobody's fault on any number of processors.
func main() {
	runtime.GOMAXPROCS(4)
	byMutex()
	byReadWriteMutex()
	byChannel()
	bySpinning()
	fmt.Println(handedOn())
}

func byMutex() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	m := map[int]int{}
	for g := range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range 300 {
				mu.Lock()
				m[(i+g)%50]++
				if i%7 == 0 {
					delete(m, i)
				}
				mu.Unlock()
			}
		}()
	}
	wg.Wait()
	total := 0
	for _, n := range m {
		total += n
	}
	fmt.Println("mutex", total > 0, len(m))
}

func byReadWriteMutex() {
	var mu sync.RWMutex
	var wg sync.WaitGroup
	m := map[string]int{"a": 0}
	for range 4 {
		wg.Add(2)
		go func() {
			defer wg.Done()
			for range 200 {
				mu.Lock()
				m["a"]++
				mu.Unlock()
			}
		}()
		go func() {
			defer wg.Done()
			for range 200 {
				mu.RLock()
				for range m {
				}
				_ = m["b"]
				mu.RUnlock()
			}
		}()
	}
	wg.Wait()
	fmt.Println("rwmutex", m["a"])
}

func byChannel() {
	m := map[int]bool{}
	turn := make(chan bool)
	done := make(chan bool)
	for range 2 {
		go func() {
			for i := range 100 {
				if <-turn; true {
					m[i] = true
				}
				done <- true
			}
		}()
	}
	for range 200 {
		turn <- true
		<-done
	}
	fmt.Println("channel", len(m), slices.Max(slices.Collect(maps.Keys(m))))
}

func bySpinning() {
	var taken atomic.Bool
	var wg sync.WaitGroup
	m := map[int]int{}
	for range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range 200 {
				for !taken.CompareAndSwap(false, true) {
					runtime.Gosched()
				}
				m[i%3]++
				taken.Store(false)
			}
		}()
	}
	wg.Wait()
	fmt.Println("spinning", m[0]+m[1]+m[2])
}

// Readers need no lock, and who is told that another is done needs none either.
func handedOn() int {
	m := map[int]int{}
	for i := range 100 {
		m[i] = i
	}
	var wg sync.WaitGroup
	var sum atomic.Int64
	for range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range 100 {
				sum.Add(int64(m[i]))
			}
		}()
	}
	wg.Wait()
	clear(m)
	return int(sum.Load()) + len(m)
}
