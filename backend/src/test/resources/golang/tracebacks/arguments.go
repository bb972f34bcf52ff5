// Arguments of many kinds in the calls of a division by zero.
package main

import "fmt"

type point struct{ x, y int }

type large struct {
	name string
	at   point
	rest [3]uint8
	more map[string]int
}

type number interface{ ~int | ~float64 }

//go:noinline
func divide[N ~int](a, b N) N { return a / b }

//go:noinline
func (p point) scale(by int, names ...string) int { return divide(p.x, by) }

//go:noinline
func (l *large) walk(f func(int) int, c chan<- bool, s []int) int { return l.at.scale(f(0), "a", "b") }

//go:noinline
func outer(l large, a [2]point, m map[int]int, e error) int {
	return l.walk(func(i int) int { return i }, nil, []int{1, 2})
}

//go:noinline
func small(a bool, b uint8, c int16, d rune, u uint64, s string) int {
	return outer(large{name: s}, [2]point{}, nil, nil)
}

func main() {
	fmt.Println(small(true, 255, -2, 'x', 1<<63, "text"))
}
