package main

import (
	"fmt"
	"strings"
)

type Board [][]rune

func NewBoard(n int) Board {
	b := make(Board, n)
	for i := range b {
		b[i] = []rune(strings.Repeat(".", n))
	}
	return b
}

func (b Board) String() string {
	var sb strings.Builder
	for _, row := range b {
		sb.WriteString(string(row))
		sb.WriteByte('\n')
	}
	return sb.String()
}

func (b Board) winner() (rune, bool) {
	lines := [][3][2]int{
		{{0, 0}, {0, 1}, {0, 2}}, {{1, 0}, {1, 1}, {1, 2}}, {{2, 0}, {2, 1}, {2, 2}},
		{{0, 0}, {1, 0}, {2, 0}}, {{0, 1}, {1, 1}, {2, 1}}, {{0, 2}, {1, 2}, {2, 2}},
		{{0, 0}, {1, 1}, {2, 2}}, {{0, 2}, {1, 1}, {2, 0}},
	}
	for _, l := range lines {
		a, x, c := b[l[0][0]][l[0][1]], b[l[1][0]][l[1][1]], b[l[2][0]][l[2][1]]
		if a != '.' && a == x && x == c {
			return a, true
		}
	}
	return 0, false
}

func spiral(n int) [][]int {
	m := make([][]int, n)
	cells := make([]int, n*n)
	for i := range m {
		m[i], cells = cells[:n:n], cells[n:]
	}
	x, y, dx, dy := 0, 0, 1, 0
	for i := 1; i <= n*n; i++ {
		m[y][x] = i
		nx, ny := x+dx, y+dy
		if nx < 0 || nx == n || ny < 0 || ny == n || m[ny][nx] != 0 {
			dx, dy = -dy, dx
		}
		x, y = x+dx, y+dy
	}
	return m
}

func flood(g [][]byte, x, y int, c byte) int {
	if y < 0 || y >= len(g) || x < 0 || x >= len(g[y]) || g[y][x] != ' ' {
		return 0
	}
	g[y][x] = c
	return 1 + flood(g, x+1, y, c) + flood(g, x-1, y, c) + flood(g, x, y+1, c) + flood(g, x, y-1, c)
}

func main() {
	b := NewBoard(3)
	for i, m := range [][2]int{{0, 0}, {1, 1}, {0, 1}, {2, 2}, {0, 2}} {
		b[m[0]][m[1]] = []rune("XO")[i%2]
		if w, ok := b.winner(); ok {
			fmt.Printf("%c wins after %d\n%v", w, i+1, b)
		}
	}
	for _, row := range spiral(4) {
		fmt.Println(row)
	}
	g := [][]byte{[]byte("##### "), []byte("#   # "), []byte("# # ##"), []byte("###   ")}
	fmt.Println(flood(g, 1, 1, '.'), flood(g, 3, 3, '~'))
	for _, row := range g {
		fmt.Printf("%s|\n", row)
	}
	jagged := [][]int{{1}, {2, 3}, nil, {4, 5, 6}}
	total := 0
	for _, row := range jagged {
		for _, v := range row {
			total += v
		}
	}
	jagged[2] = append(jagged[2], 7)
	jagged = append(jagged[:1], jagged[2:]...)
	fmt.Println(total, jagged, len(jagged), cap(jagged))
	var cube [2][3][4]int
	cube[1][2][3] = 9
	fmt.Println(cube, len(cube[0][0]))
	t := make([][]string, 2)
	for i := range t {
		t[i] = make([]string, i+1)
		for j := range t[i] {
			t[i][j] = fmt.Sprintf("%d-%d", i, j)
		}
	}
	fmt.Printf("%q\n", t)
}
