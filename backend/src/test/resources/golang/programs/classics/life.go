package main

import (
	"fmt"
	"strings"
)

const size = 8

type Grid [size][size]bool

func (g *Grid) alive(x, y int) bool {
	return g[(y+size)%size][(x+size)%size]
}

func (g *Grid) neighbours(x, y int) (n int) {
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if (dx != 0 || dy != 0) && g.alive(x+dx, y+dy) {
				n++
			}
		}
	}
	return
}

func (g Grid) Next() Grid {
	var next Grid
	for y, row := range g {
		for x := range row {
			n := g.neighbours(x, y)
			next[y][x] = n == 3 || n == 2 && g[y][x]
		}
	}
	return next
}

func (g Grid) String() string {
	var b strings.Builder
	for _, row := range g {
		for _, cell := range row {
			if cell {
				b.WriteRune('#')
			} else {
				b.WriteRune('.')
			}
		}
		b.WriteRune('\n')
	}
	return b.String()
}

func main() {
	var g Grid
	for _, p := range [][2]int{{1, 0}, {2, 1}, {0, 2}, {1, 2}, {2, 2}} {
		g[p[1]][p[0]] = true
	}
	start := g
	fmt.Println(g)
	for i := range 40 {
		g = g.Next()
		if i == 0 || i == 3 {
			fmt.Println(i+1, g == start)
			fmt.Println(g)
		}
		if g == start {
			fmt.Println("back after", i+1)
			break
		}
	}
}
