// Package order sorts what can be compared and swapped by index. Elements that are equal end where
// they end with Go, whose way of sorting this follows: a quicksort that looks for patterns.
package order

import "math/bits"

const (
	fewElements   = 12
	someElements  = 50
	mostShifts    = 5
	blockElements = 20
)

// An Order is a sequence that is sorted by swapping.
type Order struct {
	Less func(i, j int) bool
	Swap func(i, j int)
}

// Sort sorts the first n elements.
func (o Order) Sort(n int) { o.quick(0, n, bits.Len(uint(n))) }

func (o Order) insertion(a, b int) {
	for i := a + 1; i < b; i++ {
		for j := i; j > a && o.Less(j, j-1); j-- {
			o.Swap(j, j-1)
		}
	}
}

func (o Order) quick(a, b, patience int) {
	balanced, parted := true, true
	for b-a > fewElements {
		if patience == 0 {
			o.heap(a, b)
			return
		}
		if !balanced {
			o.shuffle(a, b)
			patience--
		}
		pivot, trend := o.pivot(a, b)
		if trend < 0 {
			o.reverse(a, b)
			pivot = b - 1 - (pivot - a)
			trend = 1
		}
		if balanced && parted && trend > 0 && o.nearlySorted(a, b) {
			return
		}
		// All that are not greater than what comes before them are equal to it.
		if a > 0 && !o.Less(a-1, pivot) {
			a = o.splitEqual(a, b, pivot)
			continue
		}
		length := b - a
		var mid int
		mid, parted = o.split(a, b, pivot)
		left, right := mid-a, b-mid
		balanced = min(left, right) >= length/8
		if left < right {
			o.quick(a, mid, patience)
			a = mid + 1
		} else {
			o.quick(mid+1, b, patience)
			b = mid
		}
	}
	o.insertion(a, b)
}

// split puts what is less than the pivot before it.
func (o Order) split(a, b, pivot int) (at int, was bool) {
	o.Swap(a, pivot)
	i, j := a+1, b-1
	was = true
	for {
		for i <= j && o.Less(i, a) {
			i++
		}
		for i <= j && !o.Less(j, a) {
			j--
		}
		if i > j {
			break
		}
		was = false
		o.Swap(i, j)
		i++
		j--
	}
	o.Swap(j, a)
	return j, was
}

// splitEqual puts what equals the pivot first, and gives where the greater begin.
func (o Order) splitEqual(a, b, pivot int) int {
	o.Swap(a, pivot)
	i, j := a+1, b-1
	for {
		for i <= j && !o.Less(a, i) {
			i++
		}
		for i <= j && o.Less(a, j) {
			j--
		}
		if i > j {
			return i
		}
		o.Swap(i, j)
		i++
		j--
	}
}

// nearlySorted moves the few that are out of order. Whether that was enough.
func (o Order) nearlySorted(a, b int) bool {
	i := a + 1
	for range mostShifts {
		for i < b && !o.Less(i, i-1) {
			i++
		}
		if i == b {
			return true
		}
		if b-a < someElements {
			return false
		}
		o.Swap(i, i-1)
		if i-a >= 2 {
			for j := i - 1; j >= 1 && o.Less(j, j-1); j-- {
				o.Swap(j, j-1)
			}
		}
		if b-i >= 2 {
			for j := i + 1; j < b && o.Less(j, j-1); j++ {
				o.Swap(j, j-1)
			}
		}
	}
	return false
}

// shuffle swaps three in the middle with others, so that bad patterns break.
func (o Order) shuffle(a, b int) {
	length := b - a
	if length < 8 {
		return
	}
	random := uint64(length)
	mask := uint(1)<<bits.Len(uint(length)) - 1
	middle := a + length/4*2
	for i := middle - 1; i <= middle+1; i++ {
		random ^= random << 13
		random ^= random >> 7
		random ^= random << 17
		other := int(uint(random) & mask)
		if other >= length {
			other -= length
		}
		o.Swap(i, a+other)
	}
}

// pivot chooses one, and tells whether elements seem to rise or to fall.
func (o Order) pivot(a, b int) (at, trend int) {
	length, swaps := b-a, 0
	i, j, k := a+length/4, a+length/4*2, a+length/4*3
	if length >= 8 {
		if length >= someElements {
			i = o.median(i-1, i, i+1, &swaps)
			j = o.median(j-1, j, j+1, &swaps)
			k = o.median(k-1, k, k+1, &swaps)
		}
		j = o.median(i, j, k, &swaps)
	}
	switch swaps {
	case 0:
		return j, 1
	case 12:
		return j, -1
	}
	return j, 0
}

func (o Order) median(a, b, c int, swaps *int) int {
	if o.Less(b, a) {
		*swaps++
		a, b = b, a
	}
	if o.Less(c, b) {
		*swaps++
		b = c
	}
	if o.Less(b, a) {
		*swaps++
		b = a
	}
	return b
}

func (o Order) reverse(a, b int) {
	for i, j := a, b-1; i < j; i, j = i+1, j-1 {
		o.Swap(i, j)
	}
}

func (o Order) heap(a, b int) {
	n := b - a
	for i := (n - 1) / 2; i >= 0; i-- {
		o.sink(i, n, a)
	}
	for i := n - 1; i >= 0; i-- {
		o.Swap(a, a+i)
		o.sink(0, i, a)
	}
}

func (o Order) sink(root, n, first int) {
	for {
		child := 2*root + 1
		if child >= n {
			return
		}
		if child+1 < n && o.Less(first+child, first+child+1) {
			child++
		}
		if !o.Less(first+root, first+child) {
			return
		}
		o.Swap(first+root, first+child)
		root = child
	}
}

// Stable sorts the first n elements; equal ones keep their order.
func (o Order) Stable(n int) {
	size := blockElements
	for a := 0; a < n; a += size {
		o.insertion(a, min(a+size, n))
	}
	for ; size < n; size *= 2 {
		for a := 0; a+size < n; a += 2 * size {
			o.merge(a, a+size, min(a+2*size, n))
		}
	}
}

// merge merges two sorted parts in place, by turning parts of both until halves can be merged.
func (o Order) merge(a, m, b int) {
	if m-a == 1 {
		to := m
		for high := b; to < high; {
			h := int(uint(to+high) >> 1)
			if o.Less(h, a) {
				to = h + 1
			} else {
				high = h
			}
		}
		for k := a; k < to-1; k++ {
			o.Swap(k, k+1)
		}
		return
	}
	if b-m == 1 {
		to := a
		for high := m; to < high; {
			h := int(uint(to+high) >> 1)
			if !o.Less(m, h) {
				to = h + 1
			} else {
				high = h
			}
		}
		for k := m; k > to; k-- {
			o.Swap(k, k-1)
		}
		return
	}
	mid := int(uint(a+b) >> 1)
	n := mid + m
	start, r := a, m
	if m > mid {
		start, r = n-b, mid
	}
	for p := n - 1; start < r; {
		c := int(uint(start+r) >> 1)
		if !o.Less(p-c, c) {
			start = c + 1
		} else {
			r = c
		}
	}
	end := n - start
	if start < m && m < end {
		o.turn(start, m, end)
	}
	if a < start && start < mid {
		o.merge(a, start, mid)
	}
	if mid < end && end < b {
		o.merge(mid, end, b)
	}
}

// turn makes two neighbouring parts change places.
func (o Order) turn(a, m, b int) {
	i, j := m-a, b-m
	for i != j {
		if i > j {
			o.swapParts(m-i, m, j)
			i -= j
		} else {
			o.swapParts(m-i, m+j-i, i)
			j -= i
		}
	}
	o.swapParts(m-i, m, i)
}

func (o Order) swapParts(a, b, n int) {
	for i := range n {
		o.Swap(a+i, b+i)
	}
}
