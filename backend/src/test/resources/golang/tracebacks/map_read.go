// One goroutine writes to a map and another reads, with none of Go's own keys.
// processors: 4
// first goroutine, any
package main

type place struct{ x, y int }

func main() {
	m := map[place]int{{1, 2}: 3}
	go func() {
		for {
			m[place{1, 2}]++
		}
	}()
	for {
		if m[place{2, 1}] != 0 {
			panic("never")
		}
	}
}
