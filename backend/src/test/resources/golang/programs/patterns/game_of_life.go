// Rows of the next generation are reckoned by goroutines.
package main

import (
	"fmt"
	"strings"
	"sync"
)

type world [8][8]bool

func (w *world) neighbours(r, c int) (n int) {
	for dr := -1; dr <= 1; dr++ {
		for dc := -1; dc <= 1; dc++ {
			if (dr != 0 || dc != 0) && w[(r+dr+8)%8][(c+dc+8)%8] {
				n++
			}
		}
	}
	return
}

func (w world) next() (out world) {
	var wg sync.WaitGroup
	for r := range w {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for c := range w[r] {
				n := w.neighbours(r, c)
				out[r][c] = n == 3 || n == 2 && w[r][c]
			}
		}()
	}
	wg.Wait()
	return
}

func (w world) String() string {
	var b strings.Builder
	for _, row := range w {
		for _, alive := range row {
			b.WriteByte(".#"[map[bool]int{false: 0, true: 1}[alive]])
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func main() {
	var w world
	for _, p := range [][2]int{{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}} {
		w[p[0]][p[1]] = true
	}
	for range 4 {
		w = w.next()
	}
	fmt.Print(w)
}
