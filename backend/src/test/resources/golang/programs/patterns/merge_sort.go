// Halves are sorted in parallel down to a depth.
package main

import "fmt"

func merge(a, b []int) []int {
	out := make([]int, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		if a[0] <= b[0] {
			out, a = append(out, a[0]), a[1:]
		} else {
			out, b = append(out, b[0]), b[1:]
		}
	}
	return append(append(out, a...), b...)
}

func sorted(s []int, depth int) []int {
	if len(s) < 2 {
		return s
	}
	mid := len(s) / 2
	if depth == 0 {
		return merge(sorted(s[:mid], 0), sorted(s[mid:], 0))
	}
	left := make(chan []int, 1)
	go func() { left <- sorted(s[:mid], depth-1) }()
	right := sorted(s[mid:], depth-1)
	return merge(<-left, right)
}

func main() {
	x := uint32(7)
	s := make([]int, 500)
	for i := range s {
		x = x*1664525 + 1013904223
		s[i] = int(x >> 20)
	}
	out := sorted(s, 3)
	ok := true
	for i := 1; i < len(out); i++ {
		ok = ok && out[i-1] <= out[i]
	}
	fmt.Println(len(out), ok, out[0], out[249], out[499])
}
