// A sort that makes a goroutine for each half.
package main

import (
	"sort"
	"sync"
)

func sorted(values []int) []int {
	if len(values) <= 500 {
		sort.Ints(values)
		return values
	}
	var left, right []int
	var wg sync.WaitGroup
	wg.Go(func() { left = sorted(values[:len(values)/2]) })
	wg.Go(func() { right = sorted(values[len(values)/2:]) })
	wg.Wait()
	merged := make([]int, 0, len(values))
	for len(left) > 0 && len(right) > 0 {
		if left[0] <= right[0] {
			merged, left = append(merged, left[0]), left[1:]
		} else {
			merged, right = append(merged, right[0]), right[1:]
		}
	}
	return append(append(merged, left...), right...)
}

func main() {
	values := make([]int, 20000)
	for i := range values {
		values[i] = i * 7919 % 20011
	}
	sorted(values)
}
