// Package sort sorts slices and what is like them.
package sort

import (
	"math/bits"
	"slices"
)

// An Interface can be sorted.
type Interface interface {
	Len() int
	Less(i, j int) bool
	Swap(i, j int)
}

// lessSwap is what sorts a slice of any type.
type lessSwap struct {
	Less func(i, j int) bool
	Swap func(i, j int)
}

func Sort(data Interface) {
	n := data.Len() // in Go: sort/sort.go:51
	if n > 1 {
		pdqsort(data, 0, n, bits.Len(uint(n))) // in Go: sort/sort.go:56
	}
}

func Stable(data Interface) {
	stable(data, data.Len()) // in Go: sort/sort.go:234
}

func IsSorted(data Interface) bool {
	n := data.Len() // in Go: sort/sort.go:111
	for i := n - 1; i > 0; i-- {
		if data.Less(i, i-1) { // in Go: sort/sort.go:113
			return false
		}
	}
	return true
}

type reverse struct {
	Interface
}

func (r reverse) Less(i, j int) bool {
	return r.Interface.Less(j, i) // in Go: sort/sort.go:98
}

// Reverse gives the opposite order.
func Reverse(data Interface) Interface { return &reverse{data} }

// length is that of a slice of any type; it panics if x is none.
func length(x any) int

func swap(x any, i, j int)

func Slice(x any, less func(i, j int) bool) {
	data := lessSwap{less, func(i, j int) { swap(x, i, j) }}
	n := length(x)
	pdqsort_func(data, 0, n, bits.Len(uint(n))) // in Go: sort/slice.go:29
}

func SliceStable(x any, less func(i, j int) bool) {
	data := lessSwap{less, func(i, j int) { swap(x, i, j) }}
	stable_func(data, length(x)) // in Go: sort/slice.go:44
}

func SliceIsSorted(x any, less func(i, j int) bool) bool {
	for i := length(x) - 1; i > 0; i-- {
		if less(i, i-1) { // in Go: sort/slice.go:56
			return false
		}
	}
	return true
}

type IntSlice []int

func (x IntSlice) Len() int           { return len(x) }
func (x IntSlice) Less(i, j int) bool { return x[i] < x[j] }
func (x IntSlice) Swap(i, j int)      { x[i], x[j] = x[j], x[i] }
func (x IntSlice) Sort()              { Sort(x) }

func (p IntSlice) Search(x int) int { return SearchInts(p, x) }

type Float64Slice []float64

func (x Float64Slice) Len() int { return len(x) }

func (x Float64Slice) Less(i, j int) bool { return x[i] < x[j] || (x[i] != x[i] && x[j] == x[j]) }
func (x Float64Slice) Swap(i, j int)      { x[i], x[j] = x[j], x[i] }
func (x Float64Slice) Sort()              { Sort(x) }

func (p Float64Slice) Search(x float64) int { return SearchFloat64s(p, x) }

type StringSlice []string

func (x StringSlice) Len() int           { return len(x) }
func (x StringSlice) Less(i, j int) bool { return x[i] < x[j] }
func (x StringSlice) Swap(i, j int)      { x[i], x[j] = x[j], x[i] }
func (x StringSlice) Sort()              { Sort(x) }

func (p StringSlice) Search(x string) int { return SearchStrings(p, x) }

func Ints(x []int)         { slices.Sort(x) }
func Float64s(x []float64) { slices.Sort(x) }
func Strings(x []string)   { slices.Sort(x) }

func IntsAreSorted(x []int) bool         { return slices.IsSorted(x) }
func Float64sAreSorted(x []float64) bool { return slices.IsSorted(x) }
func StringsAreSorted(x []string) bool   { return slices.IsSorted(x) }

// Search finds the first index below n for which f is true; n if there is none.
func Search(n int, f func(int) bool) int {
	low, high := 0, n
	for low < high {
		middle := int(uint(low+high) >> 1)
		if !f(middle) { // in Go: sort/search.go:65
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}

// Find does so with a comparison, and tells whether it is equal there.
func Find(n int, cmp func(int) int) (i int, found bool) {
	low, high := 0, n
	for low < high {
		middle := int(uint(low+high) >> 1)
		if cmp(middle) > 0 { // in Go: sort/search.go:107
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, low < n && cmp(low) == 0 // in Go: sort/search.go:114
}

func SearchInts(a []int, x int) int {
	return Search(len(a), func(i int) bool { return a[i] >= x })
}

func SearchFloat64s(a []float64, x float64) int {
	return Search(len(a), func(i int) bool { return a[i] >= x })
}

func SearchStrings(a []string, x string) int {
	return Search(len(a), func(i int) bool { return a[i] >= x })
}
