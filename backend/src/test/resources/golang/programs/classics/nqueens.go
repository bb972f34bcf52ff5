package main

import (
	"fmt"
	"strings"
)

type board struct {
	n                   int
	queens              []int
	cols, diag1, diag2  map[int]bool
	solutions, attempts int
}

func (b *board) place(row int) {
	if row == b.n {
		b.solutions++
		if b.solutions == 1 {
			fmt.Println(b)
		}
		return
	}
	for c := range b.n {
		b.attempts++
		if b.cols[c] || b.diag1[row+c] || b.diag2[row-c] {
			continue
		}
		b.cols[c], b.diag1[row+c], b.diag2[row-c] = true, true, true
		b.queens = append(b.queens, c)
		b.place(row + 1)
		b.queens = b.queens[:len(b.queens)-1]
		delete(b.cols, c)
		delete(b.diag1, row+c)
		delete(b.diag2, row-c)
	}
}

func (b *board) String() string {
	lines := make([]string, 0, b.n)
	for _, q := range b.queens {
		row := []byte(strings.Repeat(".", b.n))
		row[q] = 'Q'
		lines = append(lines, string(row))
	}
	return strings.Join(lines, "\n")
}

func main() {
	for n := 4; n <= 7; n++ {
		b := &board{n: n, cols: map[int]bool{}, diag1: map[int]bool{}, diag2: map[int]bool{}}
		b.place(0)
		fmt.Println(n, b.solutions, b.attempts)
	}
}
