// Generic functions, a list, a tree, iterators, wrapped errors.
package main

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
)

type Number interface {
	~int | ~int64 | ~float64
}

func Map[T, U any](s []T, f func(T) U) []U {
	r := make([]U, 0, len(s))
	for _, v := range s {
		r = append(r, f(v))
	}
	return r
}
func Filter[T any](seq iter.Seq[T], keep func(T) bool) iter.Seq[T] {
	return func(yield func(T) bool) {
		for v := range seq {
			if keep(v) && !yield(v) {
				return
			}
		}
	}
}
func Reduce[T, A any](s []T, init A, f func(A, T) A) A {
	for _, v := range s {
		init = f(init, v)
	}
	return init
}
func Sum[N Number](ns ...N) (t N) {
	for _, n := range ns {
		t += n
	}
	return
}

type List[T any] struct {
	head *node[T]
	size int
}
type node[T any] struct {
	v    T
	next *node[T]
}

func (l *List[T]) Push(v T) { l.head = &node[T]{v, l.head}; l.size++ }
func (l *List[T]) All() iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		i := 0
		for n := l.head; n != nil; n = n.next {
			if !yield(i, n.v) {
				return
			}
			i++
		}
	}
}

type Tree[K cmp.Ordered, V any] struct {
	root *tnode[K, V]
}
type tnode[K cmp.Ordered, V any] struct {
	k           K
	v           V
	left, right *tnode[K, V]
}

func (t *Tree[K, V]) Put(k K, v V) {
	p := &t.root
	for *p != nil {
		switch c := cmp.Compare(k, (*p).k); {
		case c < 0:
			p = &(*p).left
		case c > 0:
			p = &(*p).right
		default:
			(*p).v = v
			return
		}
	}
	*p = &tnode[K, V]{k: k, v: v}
}
func (n *tnode[K, V]) walk(yield func(K, V) bool) bool {
	return n == nil || n.left.walk(yield) && yield(n.k, n.v) && n.right.walk(yield)
}

type MyErr[T any] struct{ v T }

func (e MyErr[T]) Error() string { return fmt.Sprintf("MyErr(%v)", e.v) }

type Celsius float64

func fib() iter.Seq[int] {
	return func(yield func(int) bool) {
		a, b := 0, 1
		for yield(a) {
			a, b = b, a+b
		}
	}
}

func main() {
	fmt.Println(Map([]int{1, 2, 3}, func(i int) string { return strings.Repeat("x", i) }))
	fmt.Println(Sum(1, 2, 3), Sum(1.5, 2.5), Sum[Celsius](36.6, 0.4))
	for v := range Filter(fib(), func(n int) bool { return n%2 == 0 }) {
		if v > 1000 {
			break
		}
		fmt.Print(v, " ")
	}
	fmt.Println()
	var l List[string]
	for _, s := range []string{"a", "b", "c"} {
		l.Push(s)
	}
	for i, v := range l.All() {
		fmt.Print(i, "=", v, " ")
	}
	fmt.Println(l.size)
	var t Tree[string, int]
	for i, w := range strings.Fields("the quick brown fox jumps over the lazy dog") {
		t.Put(w, i)
	}
	t.root.walk(func(k string, v int) bool { fmt.Print(k, ":", v, " "); return k != "over" })
	fmt.Println()
	m := map[string]int{"z": 26, "a": 1, "m": 13}
	keys := slices.Sorted(maps.Keys(m))
	fmt.Println(keys, slices.Max(keys), slices.Index(keys, "m"))
	fmt.Printf("%T %T %v\n", l, MyErr[int]{1}, t.root.k)
	var err error = fmt.Errorf("wrap: %w", errors.Join(MyErr[string]{"x"}, errors.New("other")))
	var me MyErr[string]
	fmt.Println(errors.As(err, &me), me.v, err)
	type pair struct {
		n string
		a int
	}
	ps := []pair{{"bob", 30}, {"al", 25}, {"cy", 30}, {"di", 25}}
	slices.SortStableFunc(ps, func(x, y pair) int { return cmp.Or(-cmp.Compare(x.a, y.a), strings.Compare(x.n, y.n)) })
	fmt.Println(ps, slices.ContainsFunc(ps, func(p pair) bool { return p.n == "cy" }))
	next, stop := iter.Pull(fib())
	for range 5 {
		v, ok := next()
		fmt.Print(v, ok, " ")
	}
	stop()
	fmt.Println(next())
	fmt.Println(Reduce([]int{1, 2, 3}, "", func(a string, i int) string { return a + fmt.Sprint(i) }))
	for c := range slices.Chunk([]int{1, 2, 3, 4, 5}, 2) {
		fmt.Print(c)
	}
	fmt.Println()
}
