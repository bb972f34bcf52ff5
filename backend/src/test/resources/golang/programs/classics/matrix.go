package main

import (
	"errors"
	"fmt"
	"strings"
)

type Matrix [][]float64

var ErrShape = errors.New("shapes do not match")

func New(rows, cols int, vals ...float64) Matrix {
	m := make(Matrix, rows)
	for i := range m {
		m[i] = make([]float64, cols)
		copy(m[i], vals[min(i*cols, len(vals)):])
	}
	return m
}

func (m Matrix) Mul(o Matrix) (Matrix, error) {
	if len(m[0]) != len(o) {
		return nil, fmt.Errorf("%dx%d by %dx%d: %w", len(m), len(m[0]), len(o), len(o[0]), ErrShape)
	}
	out := New(len(m), len(o[0]))
	for i := range out {
		for j := range out[i] {
			for k := range o {
				out[i][j] += m[i][k] * o[k][j]
			}
		}
	}
	return out, nil
}

func (m Matrix) T() Matrix {
	t := New(len(m[0]), len(m))
	for i, row := range m {
		for j, v := range row {
			t[j][i] = v
		}
	}
	return t
}

func (m Matrix) String() string {
	var b strings.Builder
	for _, row := range m {
		for j, v := range row {
			if j > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprintf(&b, "%5.1f", v)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func det(m Matrix) float64 {
	if len(m) == 1 {
		return m[0][0]
	}
	sum, sign := 0.0, 1.0
	for j := range m {
		var minor Matrix
		for _, row := range m[1:] {
			minor = append(minor, append(append([]float64{}, row[:j]...), row[j+1:]...))
		}
		sum += sign * m[0][j] * det(minor)
		sign = -sign
	}
	return sum
}

func main() {
	a := New(2, 3, 1, 2, 3, 4, 5, 6)
	fmt.Print(a, a.T())
	p, err := a.Mul(a.T())
	fmt.Print(p, err, "\n")
	_, err = a.Mul(a)
	fmt.Println(err, errors.Is(err, ErrShape))
	fmt.Println(det(Matrix{{2, 0, 1}, {1, 3, 2}, {1, 1, 1}}), det(p))
	var fixed [3][3]int
	for i := range fixed {
		for j := range fixed[i] {
			fixed[i][j] = i*3 + j
		}
	}
	rotated := fixed
	for i := range fixed {
		for j := range fixed[i] {
			rotated[j][2-i] = fixed[i][j]
		}
	}
	fmt.Println(fixed, rotated)
}
