// One goroutine per row.
package main

import (
	"fmt"
	"sync"
)

type matrix [][]float64

func newMatrix(rows, cols int, f func(i, j int) float64) matrix {
	m := make(matrix, rows)
	for i := range m {
		m[i] = make([]float64, cols)
		for j := range m[i] {
			m[i][j] = f(i, j)
		}
	}
	return m
}

func (a matrix) times(b matrix) matrix {
	c := newMatrix(len(a), len(b[0]), func(int, int) float64 { return 0 })
	var wg sync.WaitGroup
	for i := range a {
		wg.Go(func() {
			for j := range b[0] {
				for k := range b {
					c[i][j] += a[i][k] * b[k][j]
				}
			}
		})
	}
	wg.Wait()
	return c
}

func main() {
	a := newMatrix(3, 2, func(i, j int) float64 { return float64(i*2 + j) })
	b := newMatrix(2, 4, func(i, j int) float64 { return float64(i) - float64(j)/2 })
	for _, row := range a.times(b) {
		fmt.Println(row)
	}
	big := newMatrix(30, 30, func(i, j int) float64 { return float64((i*j)%7) / 4 })
	trace := 0.0
	for i, row := range big.times(big) {
		trace += row[i]
	}
	fmt.Printf("%.3f\n", trace)
}
