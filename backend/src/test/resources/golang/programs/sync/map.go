// All methods of sync.Map.
package main

import (
	"fmt"
	"sort"
	"sync"
)

func main() {
	var m sync.Map
	m.Store("a", 1)
	m.Store("b", 2)
	m.Store(3, "three")
	fmt.Println(m.Load("a"))
	fmt.Println(m.Load("zzz"))
	fmt.Println(m.LoadOrStore("a", 100))
	fmt.Println(m.LoadOrStore("c", 3))
	fmt.Println(m.LoadAndDelete("b"))
	fmt.Println(m.LoadAndDelete("b"))
	fmt.Println(m.Swap("c", 33))
	fmt.Println(m.Swap("d", 4))
	fmt.Println(m.CompareAndSwap("d", 4, 44), m.CompareAndSwap("d", 4, 45), m.CompareAndSwap("none", nil, 1))
	fmt.Println(m.CompareAndDelete("d", 4), m.CompareAndDelete("d", 44))
	m.Delete("not there")
	var keys []string
	m.Range(func(k, v any) bool {
		keys = append(keys, fmt.Sprint(k, "=", v))
		return true
	})
	sort.Strings(keys)
	fmt.Println(keys)
	seen := 0
	m.Range(func(k, v any) bool { seen++; return false })
	fmt.Println(seen)
	m.Clear()
	_, ok := m.Load("a")
	fmt.Println(ok)
	var wg sync.WaitGroup
	for i := range 10 {
		wg.Go(func() { m.Store(i%5, i) })
	}
	wg.Wait()
	n := 0
	m.Range(func(any, any) bool { n++; return true })
	fmt.Println(n)
}
