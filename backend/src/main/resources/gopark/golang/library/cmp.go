// Package cmp compares values that have an order.
package cmp

// Ordered types know <.
type Ordered interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 |
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr |
		~float32 | ~float64 |
		~string
}

// Less tells whether x comes before y; NaN comes before everything.
func Less[T Ordered](x, y T) bool { return (x != x && y == y) || x < y }

// Compare gives -1, 0 or 1.
func Compare[T Ordered](x, y T) int {
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	case x == y:
		return 0
	}
	// One of them at least is not a number.
	switch {
	case x == x:
		return 1
	case y == y:
		return -1
	}
	return 0
}

// Or gives the first that is not zero.
func Or[T comparable](vals ...T) T {
	var zero T
	for _, val := range vals {
		if val != zero {
			return val
		}
	}
	return zero
}
