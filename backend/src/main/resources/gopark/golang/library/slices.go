// Package slices has functions for slices of any type.
package slices

import (
	"cmp"
	"iter"
	"math/bits"
)

func Equal[S ~[]E, E comparable](s1, s2 S) bool {
	if len(s1) != len(s2) {
		return false
	}
	for i := range s1 {
		if s1[i] != s2[i] {
			return false
		}
	}
	return true
}

func EqualFunc[S1 ~[]E1, S2 ~[]E2, E1, E2 any](s1 S1, s2 S2, eq func(E1, E2) bool) bool {
	if len(s1) != len(s2) {
		return false
	}
	for i, v := range s1 {
		if !eq(v, s2[i]) { // in Go: slices/slices.go:43
			return false
		}
	}
	return true
}

func Compare[S ~[]E, E cmp.Ordered](s1, s2 S) int {
	return CompareFunc(s1, s2, cmp.Compare[E])
}

func CompareFunc[S1 ~[]E1, S2 ~[]E2, E1, E2 any](s1 S1, s2 S2, cmp func(E1, E2) int) int {
	for i, v := range s1 {
		if i >= len(s2) {
			return 1
		}
		if c := cmp(v, s2[i]); c != 0 { // in Go: slices/slices.go:84
			return c
		}
	}
	if len(s1) < len(s2) {
		return -1
	}
	return 0
}

func Index[S ~[]E, E comparable](s S, v E) int {
	for i := range s {
		if v == s[i] {
			return i
		}
	}
	return -1
}

func IndexFunc[S ~[]E, E any](s S, f func(E) bool) int {
	for i := range s {
		if f(s[i]) { // in Go: slices/slices.go:109
			return i
		}
	}
	return -1
}

func Contains[S ~[]E, E comparable](s S, v E) bool { return Index(s, v) >= 0 }

func ContainsFunc[S ~[]E, E any](s S, f func(E) bool) bool {
	return IndexFunc(s, f) >= 0 // in Go: slices/slices.go:124
}

func Insert[S ~[]E, E any](s S, i int, v ...E) S {
	_ = s[i:]
	m := len(v)
	if m == 0 {
		return s
	}
	n := len(s)
	if i == n {
		return append(s, v...)
	}
	if n+m > cap(s) {
		s2 := append(s[:i], make(S, n+m-i)...)
		copy(s2[i:], v)
		copy(s2[i+m:], s[i:])
		return s2
	}
	v = append([]E(nil), v...)
	s = s[:n+m]
	copy(s[i+m:], s[i:n])
	copy(s[i:], v)
	return s
}

func Delete[S ~[]E, E any](s S, i, j int) S {
	_ = s[i:j:len(s)]
	if i == j {
		return s
	}
	old := len(s)
	s = append(s[:i], s[j:]...)
	clear(s[len(s):old])
	return s
}

func DeleteFunc[S ~[]E, E any](s S, del func(E) bool) S {
	i := IndexFunc(s, del) // in Go: slices/slices.go:240
	if i == -1 {
		return s
	}
	for j := i + 1; j < len(s); j++ {
		if v := s[j]; !del(v) { // in Go: slices/slices.go:246
			s[i] = v
			i++
		}
	}
	clear(s[i:])
	return s[:i]
}

func Replace[S ~[]E, E any](s S, i, j int, v ...E) S {
	_ = s[i:j]
	tail := append([]E(nil), s[j:]...)
	v = append([]E(nil), v...)
	old := len(s)
	if i+len(v)+len(tail) > cap(s) {
		s2 := append(S(nil), s[:i]...)
		return append(append(s2, v...), tail...)
	}
	r := append(append(s[:i], v...), tail...)
	if len(r) < old {
		clear(s[len(r):old])
	}
	return r
}

func Clone[S ~[]E, E any](s S) S { return append(s[:0:0], s...) }

func Compact[S ~[]E, E comparable](s S) S {
	return CompactFunc(s, func(a, b E) bool { return a == b })
}

func CompactFunc[S ~[]E, E any](s S, eq func(E, E) bool) S {
	if len(s) < 2 {
		return s
	}
	i := 1
	for k := 1; k < len(s); k++ {
		if !eq(s[k], s[k-1]) {
			if i != k {
				s[i] = s[k]
			}
			i++
		}
	}
	clear(s[i:])
	return s[:i]
}

func Grow[S ~[]E, E any](s S, n int) S {
	if n < 0 {
		panic("cannot be negative") // in Go: slices/slices.go:422
	}
	if n -= cap(s) - len(s); n > 0 {
		s = append(s[:cap(s)], make([]E, n)...)[:len(s)]
	}
	return s
}

func Clip[S ~[]E, E any](s S) S { return s[:len(s):len(s)] }

func Reverse[S ~[]E, E any](s S) {
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		s[i], s[j] = s[j], s[i]
	}
}

func Concat[S ~[]E, E any](slices ...S) S {
	size := 0
	for _, s := range slices {
		size += len(s)
		if size < 0 {
			panic("len out of range") // in Go: slices/slices.go:494
		}
	}
	all := Grow[S](nil, size)
	for _, s := range slices {
		all = append(all, s...)
	}
	return all
}

func Repeat[S ~[]E, E any](x S, count int) S {
	if count < 0 {
		panic("cannot be negative") // in Go: slices/slices.go:514
	}
	const maxInt = int(^uint(0) >> 1)
	if len(x) > 0 && count > maxInt/len(x) {
		panic("the result of (len(x) * count) overflows") // in Go: slices/slices.go:520
	}
	all := make(S, 0, len(x)*count)
	for range count {
		all = append(all, x...)
	}
	return all
}

// ---- order

// sorted sorts a slice of a type that knows <.
func sorted(x any)

func Sort[S ~[]E, E cmp.Ordered](x S) { sorted(x) }

func SortFunc[S ~[]E, E any](x S, cmp func(a, b E) int) {
	n := len(x)
	pdqsortCmpFunc(x, 0, n, bits.Len(uint(n)), cmp) // in Go: slices/sort.go:32
}

func SortStableFunc[S ~[]E, E any](x S, cmp func(a, b E) int) {
	stableCmpFunc(x, len(x), cmp) // in Go: slices/sort.go:38
}

func IsSorted[S ~[]E, E cmp.Ordered](x S) bool {
	for i := len(x) - 1; i > 0; i-- {
		if cmp.Less(x[i], x[i-1]) {
			return false
		}
	}
	return true
}

func IsSortedFunc[S ~[]E, E any](x S, cmp func(a, b E) int) bool {
	for i := len(x) - 1; i > 0; i-- {
		if cmp(x[i], x[i-1]) < 0 { // in Go: slices/sort.go:55
			return false
		}
	}
	return true
}

func Min[S ~[]E, E cmp.Ordered](x S) E {
	if len(x) < 1 {
		panic("slices.Min: empty list") // in Go: slices/sort.go:67
	}
	m := x[0]
	for _, v := range x[1:] {
		m = min(m, v)
	}
	return m
}

func MinFunc[S ~[]E, E any](x S, cmp func(a, b E) int) E {
	if len(x) < 1 {
		panic("slices.MinFunc: empty list") // in Go: slices/sort.go:81
	}
	m := x[0]
	for _, v := range x[1:] {
		if cmp(v, m) < 0 { // in Go: slices/sort.go:85
			m = v
		}
	}
	return m
}

func Max[S ~[]E, E cmp.Ordered](x S) E {
	if len(x) < 1 {
		panic("slices.Max: empty list") // in Go: slices/sort.go:97
	}
	m := x[0]
	for _, v := range x[1:] {
		m = max(m, v)
	}
	return m
}

func MaxFunc[S ~[]E, E any](x S, cmp func(a, b E) int) E {
	if len(x) < 1 {
		panic("slices.MaxFunc: empty list") // in Go: slices/sort.go:111
	}
	m := x[0]
	for _, v := range x[1:] {
		if cmp(v, m) > 0 { // in Go: slices/sort.go:115
			m = v
		}
	}
	return m
}

func BinarySearch[S ~[]E, E cmp.Ordered](x S, target E) (int, bool) {
	return BinarySearchFunc(x, target, cmp.Compare[E])
}

func BinarySearchFunc[S ~[]E, E, T any](x S, target T, cmp func(E, T) int) (int, bool) {
	low, high := 0, len(x)
	for low < high {
		middle := int(uint(low+high) >> 1)
		if cmp(x[middle], target) < 0 { // in Go: slices/sort.go:160
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, low < len(x) && cmp(x[low], target) == 0 // in Go: slices/sort.go:167
}

// ---- sequences

func All[Slice ~[]E, E any](s Slice) iter.Seq2[int, E] {
	return func(yield func(int, E) bool) {
		for i, v := range s {
			if !yield(i, v) { // in Go: slices/iter.go:17
				return
			}
		}
	}
}

func Backward[Slice ~[]E, E any](s Slice) iter.Seq2[int, E] {
	return func(yield func(int, E) bool) {
		for i := len(s) - 1; i >= 0; i-- {
			if !yield(i, s[i]) { // in Go: slices/iter.go:29
				return
			}
		}
	}
}

func Values[Slice ~[]E, E any](s Slice) iter.Seq[E] {
	return func(yield func(E) bool) {
		for _, v := range s {
			if !yield(v) { // in Go: slices/iter.go:40
				return
			}
		}
	}
}

func AppendSeq[Slice ~[]E, E any](s Slice, seq iter.Seq[E]) Slice {
	for v := range seq { // in Go: slices/iter.go:51
		s = append(s, v)
	}
	return s
}

func Collect[E any](seq iter.Seq[E]) []E {
	return AppendSeq([]E(nil), seq) // in Go: slices/iter.go:60
}

func Sorted[E cmp.Ordered](seq iter.Seq[E]) []E {
	s := Collect(seq) // in Go: slices/iter.go:67
	Sort(s)           // in Go: slices/iter.go:68
	return s
}

func SortedFunc[E any](seq iter.Seq[E], cmp func(E, E) int) []E {
	s := Collect(seq) // in Go: slices/iter.go:76
	SortFunc(s, cmp)  // in Go: slices/iter.go:77
	return s
}

func SortedStableFunc[E any](seq iter.Seq[E], cmp func(E, E) int) []E {
	s := Collect(seq)      // in Go: slices/iter.go:87
	SortStableFunc(s, cmp) // in Go: slices/iter.go:88
	return s
}

func Chunk[Slice ~[]E, E any](s Slice, n int) iter.Seq[Slice] {
	if n < 1 {
		panic("cannot be less than 1") // in Go: slices/iter.go:99
	}
	return func(yield func(Slice) bool) {
		for i := 0; i < len(s); i += n {
			end := min(n, len(s[i:]))
			if !yield(s[i : i+end : i+end]) { // in Go: slices/iter.go:109
				return
			}
		}
	}
}
