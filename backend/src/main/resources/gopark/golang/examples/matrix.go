package main

import (
	"fmt"
	"sync"
	"time"
)

type matrix [][]int

func newMatrix(n int, f func(i, j int) int) matrix {
	m := make(matrix, n)
	for i := range m {
		m[i] = make([]int, n)
		for j := range m[i] {
			m[i][j] = f(i, j)
		}
	}
	return m
}

func main() {
	const n = 40
	a := newMatrix(n, func(i, j int) int { return i + j })
	b := newMatrix(n, func(i, j int) int { return i - j })
	c := newMatrix(n, func(int, int) int { return 0 })
	start := time.Now()
	var wg sync.WaitGroup
	for i := range n {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for j := range n {
				for k := range n {
					c[i][j] += a[i][k] * b[k][j]
				}
			}
		}()
	}
	wg.Wait()
	trace := 0
	for i := range n {
		trace += c[i][i]
	}
	fmt.Println("trace", trace, "in", time.Since(start).Round(100*time.Microsecond))
}
