package main

import "fmt"

func quickSort(a []int) {
	if len(a) < 2 {
		return
	}
	left, right := 0, len(a)-1
	pivot := len(a) / 2
	a[pivot], a[right] = a[right], a[pivot]
	for i := range a {
		if a[i] < a[right] {
			a[left], a[i] = a[i], a[left]
			left++
		}
	}
	a[left], a[right] = a[right], a[left]
	quickSort(a[:left])
	quickSort(a[left+1:])
}

func mergeSort[T int | string](s []T) []T {
	if len(s) <= 1 {
		return s
	}
	m := len(s) / 2
	l, r := mergeSort(s[:m]), mergeSort(s[m:])
	out := make([]T, 0, len(s))
	for len(l) > 0 && len(r) > 0 {
		if l[0] <= r[0] {
			out, l = append(out, l[0]), l[1:]
		} else {
			out, r = append(out, r[0]), r[1:]
		}
	}
	return append(append(out, l...), r...)
}

func insertionSort(a []int) (moves int) {
	for i := 1; i < len(a); i++ {
		for j := i; j > 0 && a[j-1] > a[j]; j-- {
			a[j-1], a[j] = a[j], a[j-1]
			moves++
		}
	}
	return moves
}

func binarySearch(a []int, x int) (int, bool) {
	lo, hi := 0, len(a)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		switch {
		case a[mid] == x:
			return mid, true
		case a[mid] < x:
			lo = mid + 1
		default:
			hi = mid
		}
	}
	return lo, false
}

func main() {
	seed := uint32(7)
	next := func() int {
		seed = seed*1664525 + 1013904223
		return int(seed>>16) % 1000
	}
	a := make([]int, 30)
	for i := range a {
		a[i] = next()
	}
	b := append([]int(nil), a...)
	fmt.Println(a)
	quickSort(a)
	fmt.Println(a)
	fmt.Println(insertionSort(b), b[0], b[len(b)-1])
	fmt.Println(mergeSort([]string{"pear", "fig", "apple", "fig"}), mergeSort([]int{3, 1, 2}))
	fmt.Println(binarySearch(a, a[17]))
	fmt.Println(binarySearch(a, -5))
	fmt.Println(binarySearch(a, 5000))
}
