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
	left := make(chan []int)
	go func() { left <- sorted(s[:mid], depth-1) }()
	right := sorted(s[mid:], depth-1)
	return merge(<-left, right)
}

func main() {
	s := make([]int, 2000)
	x := uint32(1)
	for i := range s {
		x = x*1664525 + 1013904223
		s[i] = int(x >> 16)
	}
	out := sorted(s, 3) // eight parts; try 0 and 8
	fmt.Println(out[:5], "...", out[1995:])
}
