// A comparison of package slices panics.
package main

import "slices"

func main() {
	s := []int{3, 2, 1}
	slices.SortFunc(s, func(a, b int) int { panic("cmp") })
}
