// Comparing ordered values and choosing the first that is not zero.
package main

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

type version struct{ major, minor, patch int }

func compare(a, b version) int {
	return cmp.Or(cmp.Compare(a.major, b.major), cmp.Compare(a.minor, b.minor), cmp.Compare(a.patch, b.patch))
}

func largest[T cmp.Ordered](first T, rest ...T) T {
	for _, v := range rest {
		if cmp.Less(first, v) {
			first = v
		}
	}
	return first
}

func main() {
	fmt.Println(cmp.Compare(1, 2), cmp.Compare("b", "a"), cmp.Compare(2.5, 2.5), cmp.Compare(math.NaN(), 1), cmp.Less(math.NaN(), math.Inf(-1)))
	v := []version{{1, 2, 3}, {1, 0, 9}, {0, 9, 9}, {1, 2, 0}}
	slices.SortFunc(v, compare)
	fmt.Println(v)
	fmt.Println(cmp.Or("", "default", "other"), cmp.Or(0, 0), cmp.Or[error](nil) == nil)
	fmt.Println(largest(3, 9, 4), largest("x", "abc"), largest(2.5))
	fmt.Println(min(3, 1, 2), max(2.5, 1), min("b", "a"), max(1, math.NaN()))
}
