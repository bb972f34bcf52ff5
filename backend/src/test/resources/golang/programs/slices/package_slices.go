// The functions of package slices.
package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

type item struct {
	name string
	n    int
}

func main() {
	s := []int{3, 1, 2, 3, 5}
	fmt.Println(slices.Contains(s, 2), slices.Index(s, 3), slices.Index(s, 9), slices.IndexFunc(s, func(n int) bool { return n > 3 }), slices.ContainsFunc(s, func(n int) bool { return n < 0 }))
	fmt.Println(slices.Max(s), slices.Min(s), slices.Equal(s, slices.Clone(s)), slices.Compare([]int{1, 2}, []int{1, 3}))
	sorted := slices.Clone(s)
	slices.Sort(sorted)
	fmt.Println(sorted, slices.IsSorted(sorted), slices.Compact(slices.Clone(sorted)))
	fmt.Println(slices.BinarySearch(sorted, 3))
	fmt.Println(slices.BinarySearch(sorted, 4))
	items := []item{{"b", 2}, {"a", 2}, {"c", 1}}
	slices.SortFunc(items, func(x, y item) int {
		return cmp.Or(cmp.Compare(x.n, y.n), strings.Compare(x.name, y.name))
	})
	fmt.Println(items)
	slices.SortStableFunc(items, func(x, y item) int { return -cmp.Compare(x.n, y.n) })
	fmt.Println(items)
	at, found := slices.BinarySearchFunc([]item{{"a", 1}, {"b", 5}}, 5, func(i item, n int) int { return cmp.Compare(i.n, n) })
	fmt.Println(at, found)
	fmt.Println(slices.MaxFunc(items, func(x, y item) int { return cmp.Compare(x.name, y.name) }))
	r := slices.Clone(s)
	slices.Reverse(r)
	fmt.Println(r, slices.Insert([]int{1, 4}, 1, 2, 3), slices.Delete([]int{0, 1, 2, 3, 4}, 1, 3), slices.Replace([]int{0, 1, 2, 3}, 1, 3, 9, 9, 9))
	fmt.Println(slices.DeleteFunc([]int{1, 2, 3, 4, 5, 6}, func(n int) bool { return n%2 == 0 }), slices.CompactFunc([]string{"a", "A", "b"}, strings.EqualFold))
	fmt.Println(slices.Concat([]int{1}, nil, []int{2, 3}), slices.Repeat([]string{"x", "y"}, 2), slices.EqualFunc([]int{1}, []string{"1"}, func(n int, s string) bool { return fmt.Sprint(n) == s }))
	g := slices.Grow([]int{1}, 10)
	fmt.Println(len(g), cap(g) >= 11, cap(slices.Clip(g)))
	for c := range slices.Chunk([]int{1, 2, 3, 4, 5}, 2) {
		fmt.Print(c)
	}
	fmt.Println()
	for i, v := range slices.Backward([]string{"x", "y"}) {
		fmt.Print(i, v, " ")
	}
	fmt.Println(slices.Collect(slices.Values([]int{7, 8})), slices.Sorted(slices.Values([]int{3, 1, 2})))
	fmt.Println(slices.AppendSeq([]int{0}, slices.Values([]int{1, 2})), slices.SortedFunc(slices.Values([]int{1, 3, 2}), func(a, b int) int { return b - a }))
	for i, v := range slices.All([]string{"p", "q"}) {
		fmt.Print(i, v, " ")
	}
	fmt.Println()
	defer func() { fmt.Println(recover()) }()
	fmt.Println(slices.Max([]int{}))
}
