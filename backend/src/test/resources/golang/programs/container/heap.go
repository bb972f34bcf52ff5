// A priority queue and a heap of integers.
package main

import (
	"container/heap"
	"fmt"
)

type ints []int

func (h ints) Len() int           { return len(h) }
func (h ints) Less(i, j int) bool { return h[i] < h[j] }
func (h ints) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *ints) Push(x any)        { *h = append(*h, x.(int)) }
func (h *ints) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}

type task struct {
	name     string
	priority int
	index    int
}

type queue []*task

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].priority > q[j].priority }
func (q queue) Swap(i, j int) {
	q[i], q[j] = q[j], q[i]
	q[i].index, q[j].index = i, j
}
func (q *queue) Push(x any) {
	t := x.(*task)
	t.index = len(*q)
	*q = append(*q, t)
}
func (q *queue) Pop() any {
	old := *q
	t := old[len(old)-1]
	old[len(old)-1] = nil
	*q = old[:len(old)-1]
	return t
}

func main() {
	h := &ints{5, 2, 8, 1, 9}
	heap.Init(h)
	heap.Push(h, 3)
	fmt.Println(*h, heap.Remove(h, 2))
	(*h)[0] = 20
	heap.Fix(h, 0)
	for h.Len() > 0 {
		fmt.Print(heap.Pop(h), " ")
	}
	fmt.Println()
	q := &queue{}
	for i, n := range []string{"sleep", "eat", "code", "walk"} {
		heap.Push(q, &task{name: n, priority: i * 3 % 7})
	}
	(*q)[len(*q)-1].priority = 100
	heap.Fix(q, len(*q)-1)
	for q.Len() > 0 {
		t := heap.Pop(q).(*task)
		fmt.Println(t.name, t.priority)
	}
}
