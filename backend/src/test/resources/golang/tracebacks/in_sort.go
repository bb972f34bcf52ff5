// A comparison panics.
package main

import "sort"

func main() {
	s := []int{3, 2, 1}
	sort.Slice(s, func(i, j int) bool { panic("less") })
}
