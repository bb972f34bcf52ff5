// A bounded queue with two conditions.
package main

import (
	"fmt"
	"sync"
)

type queue struct {
	mu       sync.Mutex
	notEmpty *sync.Cond
	notFull  *sync.Cond
	items    []int
	limit    int
}

func newQueue(limit int) *queue {
	q := &queue{limit: limit}
	q.notEmpty, q.notFull = sync.NewCond(&q.mu), sync.NewCond(&q.mu)
	return q
}

func (q *queue) put(v int) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.items) == q.limit {
		q.notFull.Wait()
	}
	q.items = append(q.items, v)
	q.notEmpty.Signal()
}

func (q *queue) take() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.items) == 0 {
		q.notEmpty.Wait()
	}
	v := q.items[0]
	q.items = q.items[1:]
	q.notFull.Signal()
	return v
}

func main() {
	q := newQueue(3)
	var wg sync.WaitGroup
	for p := range 4 {
		wg.Go(func() {
			for i := range 25 {
				q.put(p*100 + i)
			}
		})
	}
	sum, last, ordered := 0, map[int]int{}, true
	wg.Go(func() {
		for range 100 {
			v := q.take()
			if prev, ok := last[v/100]; ok && prev >= v {
				ordered = false
			}
			last[v/100] = v
			sum += v
		}
	})
	wg.Wait()
	fmt.Println(sum, ordered, len(q.items))
}
