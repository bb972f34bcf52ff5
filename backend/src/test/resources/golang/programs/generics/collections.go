package main

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
)

type Queue[T any] struct {
	buf        []T
	head, size int
}

func NewQueue[T any](n int) *Queue[T] { return &Queue[T]{buf: make([]T, n)} }

var ErrFull = errors.New("queue full")

func (q *Queue[T]) Push(vs ...T) error {
	for i, v := range vs {
		if q.size == len(q.buf) {
			return fmt.Errorf("item %d (%v): %w", i, v, ErrFull)
		}
		q.buf[(q.head+q.size)%len(q.buf)] = v
		q.size++
	}
	return nil
}

func (q *Queue[T]) Pop() (v T, ok bool) {
	if q.size == 0 {
		return v, false
	}
	v = q.buf[q.head]
	var zero T
	q.buf[q.head] = zero
	q.head = (q.head + 1) % len(q.buf)
	q.size--
	return v, true
}

func (q *Queue[T]) All() iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i := range q.size {
			if !yield(i, q.buf[(q.head+i)%len(q.buf)]) {
				return
			}
		}
	}
}

type Heap[T any] struct {
	data []T
	less func(a, b T) bool
}

func (h *Heap[T]) Push(v T) {
	h.data = append(h.data, v)
	for i := len(h.data) - 1; i > 0; {
		p := (i - 1) / 2
		if !h.less(h.data[i], h.data[p]) {
			break
		}
		h.data[i], h.data[p] = h.data[p], h.data[i]
		i = p
	}
}

func (h *Heap[T]) Pop() T {
	top := h.data[0]
	n := len(h.data) - 1
	h.data[0] = h.data[n]
	h.data = h.data[:n]
	for i := 0; ; {
		c := 2*i + 1
		if c >= n {
			break
		}
		if c+1 < n && h.less(h.data[c+1], h.data[c]) {
			c++
		}
		if !h.less(h.data[c], h.data[i]) {
			break
		}
		h.data[i], h.data[c] = h.data[c], h.data[i]
		i = c
	}
	return top
}

type OrderedMap[K cmp.Ordered, V any] struct {
	keys []K
	vals map[K]V
}

func (m *OrderedMap[K, V]) Set(k K, v V) {
	if m.vals == nil {
		m.vals = make(map[K]V)
	}
	if _, ok := m.vals[k]; !ok {
		i, _ := slices.BinarySearch(m.keys, k)
		m.keys = slices.Insert(m.keys, i, k)
	}
	m.vals[k] = v
}

func (m *OrderedMap[K, V]) String() string {
	var b strings.Builder
	for i, k := range m.keys {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%v:%v", k, m.vals[k])
	}
	return "{" + b.String() + "}"
}

func GroupBy[T any, K comparable](s []T, key func(T) K) map[K][]T {
	out := make(map[K][]T)
	for _, v := range s {
		k := key(v)
		out[k] = append(out[k], v)
	}
	return out
}

func Chunk[S ~[]E, E any](s S, n int) (out []S) {
	for len(s) > n {
		s, out = s[n:], append(out, s[:n])
	}
	return append(out, s)
}

func Zip[A, B any](as []A, bs []B) []struct {
	A A
	B B
} {
	out := make([]struct {
		A A
		B B
	}, min(len(as), len(bs)))
	for i := range out {
		out[i].A, out[i].B = as[i], bs[i]
	}
	return out
}

func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func main() {
	q := NewQueue[string](3)
	fmt.Println(q.Push("a", "b"))
	fmt.Println(q.Pop())
	err := q.Push("c", "d", "e")
	fmt.Println(err, errors.Is(err, ErrFull))
	for i, v := range q.All() {
		fmt.Print(i, v, " ")
	}
	fmt.Println(q.size, q.buf)
	h := Heap[int]{less: func(a, b int) bool { return a < b }}
	for _, v := range []int{5, 2, 8, 1, 9, 3} {
		h.Push(v)
	}
	for len(h.data) > 0 {
		fmt.Print(h.Pop(), " ")
	}
	fmt.Println()
	hs := Heap[string]{less: func(a, b string) bool { return len(a) > len(b) }}
	hs.Push("xx")
	hs.Push("xxxx")
	hs.Push("x")
	fmt.Println(hs.Pop(), hs.Pop())
	var m OrderedMap[string, int]
	m.Set("b", 1)
	m.Set("a", 2)
	m.Set("b", 3)
	fmt.Println(&m, m.keys)
	fmt.Println(GroupBy([]string{"apple", "avocado", "bean"}, func(s string) byte { return s[0] }))
	fmt.Println(Chunk([]int{1, 2, 3, 4, 5}, 2))
	fmt.Printf("%+v\n", Zip([]int{1, 2, 3}, []string{"x", "y"}))
	defer func() { fmt.Println("panicked:", recover()) }()
	fmt.Println(Must(fmt.Sprint("ok"), nil))
	Must(0, ErrFull)
}
