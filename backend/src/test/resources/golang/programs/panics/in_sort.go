package main

import "sort"

func main() {
	s := []int{3, 1, 2}
	sort.Slice(s, func(i, j int) bool {
		return s[i] < s[j+len(s)]
	})
}
