package main

import "fmt"

type big struct{ a, b, c int }

// They are variables of the package, so that they always live on the heap:
// a slice that does not escape may begin with a larger array.
var (
	ints    []int
	bytes   []byte
	words   []string
	structs []big
	nothing []struct{}
	sink    []any
)

func capacity[E any](s []E) int {
	sink = append(sink, s)
	return cap(s)
}

func main() {
	last := -1
	for i := range 5000 {
		ints = append(ints, i)
		if cap(ints) != last {
			last = cap(ints)
			fmt.Print(last, " ")
		}
	}
	fmt.Println()
	last = -1
	for i := range 5000 {
		bytes = append(bytes, byte(i))
		if cap(bytes) != last {
			last = cap(bytes)
			fmt.Print(last, " ")
		}
	}
	fmt.Println()
	for range 20 {
		words = append(words, "x")
		fmt.Print(cap(words), " ")
	}
	fmt.Println()
	for range 20 {
		structs = append(structs, big{})
		fmt.Print(cap(structs), " ")
	}
	fmt.Println()
	fmt.Println(capacity(append([]int{1, 2, 3}, 4)), capacity(append([]int{1, 2, 3}, 4, 5, 6, 7)))
	fmt.Println(capacity(append([]int(nil), 1, 2, 3, 4, 5)), capacity(append([]byte("hello"), " world"...)))
	fmt.Println(capacity(append([]int32{1}, 2)), capacity(append([]int32{}, 1, 2, 3)))
	fmt.Println(capacity(append([]bool{}, true)), capacity(append([]float32{1, 2, 3, 4, 5}, 6)))
	m := make([]int, 300)
	m = append(m, 1)
	fmt.Println(len(m), capacity(m))
	nothing = append(nothing, struct{}{}, struct{}{})
	fmt.Println(len(nothing))
}
