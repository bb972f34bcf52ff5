// A comparison of a stable sort panics when parts are merged.
package main

import (
	"cmp"
	"slices"
)

type item struct{ key, number int }

func main() {
	items := make([]item, 50)
	for i := range items {
		items[i] = item{(i * 7) % 50, i}
	}
	calls := 0
	slices.SortStableFunc(items, func(a, b item) int {
		calls++
		if calls == 400 {
			panic("compared")
		}
		return cmp.Compare(a.key, b.key)
	})
}
