package main

import "fmt"

var kept [][]int

// What does not escape begins with an array on the stack, which is of one size.
func growing[E any](e E) {
	var s []E
	for range 5 {
		s = append(s, e)
		fmt.Print(cap(s), " ")
	}
	fmt.Println()
}

func escaping() {
	var s []int
	for i := range 5 {
		s = append(s, i)
		fmt.Print(cap(s), " ")
	}
	fmt.Println()
	kept = append(kept, s)
}

func main() {
	var ints []int
	var names []string
	for i := range 9 {
		ints = append(ints, i)
		names = append(names, "n")
		fmt.Println(len(ints), cap(ints), len(names), cap(names))
	}
	growing(byte(1))
	growing([2]int{})
	growing([5]int{})
	escaping()
	var many []int
	many = append(many, 1, 2, 3, 4, 5)
	again := append(ints[:0:0], 1)
	fmt.Println(cap(many), cap(again))
	for range 2 {
		made := make([]int, 0, len(again))
		made = append(made, 1, 2)
		fmt.Print(cap(made) >= 2, " ")
	}
	nothing := append([]int(nil), []int{}...)
	fmt.Println(nothing == nil, append(nothing, nothing...) == nil)
}
