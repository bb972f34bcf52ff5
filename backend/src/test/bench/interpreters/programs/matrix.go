package main

import "fmt"

func matrix(n int, seed float64) [][]float64 {
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n)
		for j := range m[i] {
			m[i][j] = seed * float64(i-j) * float64(i+j)
		}
	}
	return m
}

func multiply(a, b [][]float64) [][]float64 {
	n := len(a)
	c := make([][]float64, n)
	for i := range c {
		row := make([]float64, n)
		for j := range row {
			sum := 0.0
			for k := 0; k < n; k++ {
				sum += a[i][k] * b[k][j]
			}
			row[j] = sum
		}
		c[i] = row
	}
	return c
}

func main() {
	n := 200
	c := multiply(matrix(n, 0.5), matrix(n, 0.25))
	fmt.Printf("%.3f\n", c[n/2][n/2])
}
