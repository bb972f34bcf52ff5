package main

import (
	"fmt"
	"sort"
)

type Ordered interface{ ~int | ~string | ~float64 }

type Cache[K Ordered, V any] struct {
	data  map[K]V
	order []K
	limit int
	onDel func(K, V)
}

func NewCache[K Ordered, V any](limit int, onDel func(K, V)) *Cache[K, V] {
	return &Cache[K, V]{data: make(map[K]V), limit: limit, onDel: onDel}
}

func (c *Cache[K, V]) Put(k K, v V) {
	if _, ok := c.data[k]; !ok {
		c.order = append(c.order, k)
	}
	c.data[k] = v
	for len(c.order) > c.limit {
		oldest := c.order[0]
		c.order = c.order[1:]
		if c.onDel != nil {
			c.onDel(oldest, c.data[oldest])
		}
		delete(c.data, oldest)
	}
}

func (c *Cache[K, V]) Get(k K) (v V, ok bool) {
	v, ok = c.data[k]
	return
}

func (c *Cache[K, V]) Keys() []K {
	keys := append([]K(nil), c.order...)
	sort.Slice(keys, func(i, j int) bool { return keys[i] < keys[j] })
	return keys
}

type Option[T any] struct {
	value T
	set   bool
}

func Some[T any](v T) Option[T] { return Option[T]{v, true} }
func None[T any]() Option[T]    { return Option[T]{} }

func (o Option[T]) OrElse(d T) T {
	if o.set {
		return o.value
	}
	return d
}

type Result[T any] struct {
	Val T
	Err error
}

func Try[T any](f func() (T, error)) (r Result[T]) {
	defer func() {
		if p := recover(); p != nil {
			r.Err = fmt.Errorf("panicked: %v", p)
		}
	}()
	v, err := f()
	return Result[T]{v, err}
}

func main() {
	c := NewCache(2, func(k string, v int) { fmt.Println("dropped", k, v) })
	c.Put("z", 1)
	c.Put("a", 2)
	c.Put("z", 10)
	c.Put("m", 3)
	fmt.Println(c.Keys())
	fmt.Println(c.Get("a"))
	fmt.Println(c.Get("z"))
	d := NewCache[int, []string](1, nil)
	d.Put(1, []string{"x"})
	v, ok := d.Get(1)
	fmt.Println(v, ok, d.Keys())
	fmt.Println(Some(5).OrElse(1), None[string]().OrElse("default"))
	fmt.Println(Try(func() (int, error) { return 1, nil }))
	fmt.Println(Try(func() (string, error) { return "", fmt.Errorf("bad") }))
	fmt.Println(Try(func() (int, error) { var m map[string]int; m["x"] = 1; return 0, nil }).Err)
}
