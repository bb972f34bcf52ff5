package main

import (
	"fmt"
	"slices"
	"sync"
)

func keys(m *sync.Map) []any {
	var found []any
	m.Range(func(key, _ any) bool {
		found = append(found, key)
		return true
	})
	return found
}

func main() {
	var m sync.Map
	for i := range 50 {
		m.Store(i, i)
	}
	first := keys(&m)
	for range 100 {
		if !slices.Equal(first, keys(&m)) {
			fmt.Println("another order")
		}
	}
	m.Store(7, "changed")
	fmt.Println(slices.Equal(first, keys(&m)))
	m.Delete(first[0])
	fmt.Println(slices.Equal(first[1:], keys(&m)))
	m.Delete(first[49])
	m.Delete(first[20])
	fmt.Println(len(keys(&m)))
	m.Range(func(key, _ any) bool {
		m.Delete(key)
		return true
	})
	fmt.Println(len(keys(&m)))
	m.Store("a", 1)
	m.Store("b", 2)
	fmt.Println(slices.Equal(keys(&m), keys(&m)), len(keys(&m)))
	m.Clear()
	fmt.Println(len(keys(&m)))
}
