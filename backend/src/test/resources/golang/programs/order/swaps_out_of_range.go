package main

import (
	"container/heap"
	"fmt"
)

type numbers []int

func (n numbers) Len() int           { return len(n) }
func (n numbers) Less(i, j int) bool { return n[i] < n[j] }
func (n numbers) Swap(i, j int)      { n[i], n[j] = n[j], n[i] }
func (n *numbers) Push(x any)        { *n = append(*n, x.(int)) }

func (n *numbers) Pop() any {
	old := *n
	last := old[len(old)-1]
	*n = old[:len(old)-1]
	return last
}

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	s := []int{1, 2, 3}
	array := [3]int{1, 2, 3}
	four, five, six := 4, 5, 6
	var x, y int
	try(func() { heap.Pop(new(numbers)) })
	try(func() { s[four], s[five] = s[five], s[four] })
	try(func() { s[0], s[1] = s[four], s[five] })
	try(func() { s[0], s[1], s[2] = s[four], s[five], s[six] })
	try(func() { array[0], array[1] = array[four], array[five] })
	try(func() { x, y = s[four], s[five] })
	try(func() { s[four], y = s[five], s[six] })
	try(func() {
		var own, other int
		own, other = s[four], s[five]
		fmt.Println(own, other)
	})
	s[0], s[1], s[2] = s[2], s[0], s[1]
	array[0], array[2] = array[2], array[0]
	fmt.Println(s, array, x, y)
}
