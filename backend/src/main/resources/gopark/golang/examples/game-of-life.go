package main

import (
	"fmt"
	"sync"
)

const size = 10

type world [size][size]bool

func (w *world) neighbours(r, c int) (n int) {
	for dr := -1; dr <= 1; dr++ {
		for dc := -1; dc <= 1; dc++ {
			if (dr != 0 || dc != 0) && w[(r+dr+size)%size][(c+dc+size)%size] {
				n++
			}
		}
	}
	return
}

func next(w *world) *world {
	var out world
	var wg sync.WaitGroup
	for r := range size {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for c := range size {
				n := w.neighbours(r, c)
				out[r][c] = n == 3 || n == 2 && w[r][c]
			}
		}()
	}
	wg.Wait()
	return &out
}

func main() {
	w := &world{}
	for _, p := range [][2]int{{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}} {
		w[p[0]][p[1]] = true // a glider
	}
	for generation := range 4 {
		fmt.Println("generation", generation)
		for _, row := range w {
			line := ""
			for _, alive := range row {
				if alive {
					line += "#"
				} else {
					line += "."
				}
			}
			fmt.Println(line)
		}
		w = next(w)
	}
}
