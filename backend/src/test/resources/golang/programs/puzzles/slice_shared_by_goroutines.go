// Appends to slices with room left write into the same array.
package main

import (
	"fmt"
	"sync"
)

func main() {
	base := make([]int, 2, 4)
	var wg sync.WaitGroup
	var a, b []int
	wg.Add(1)
	go func() { defer wg.Done(); a = append(base, 1) }()
	wg.Wait()
	wg.Add(1)
	go func() { defer wg.Done(); b = append(base, 2) }()
	wg.Wait()
	fmt.Println(a, b, len(base), cap(base))
	full := base[:2:2]
	c := append(full, 3)
	fmt.Println(a, c)
}
