package main

import "fmt"

type Base[T any] struct{ Value T }

func (b *Base[T]) Set(v T) { b.Value = v }
func (b Base[T]) Get() T   { return b.Value }

type Derived struct {
	Base[string]
	n int
}

type Wrapper[T any] struct {
	*Base[T]
	inner []Base[T]
}

type Getter[T any] interface{ Get() T }

type Storage[K comparable, V any] interface {
	Getter[V]
	Lookup(K) (V, bool)
}

type mem struct{ m map[string]int }

func (s mem) Get() int                    { return len(s.m) }
func (s mem) Lookup(k string) (int, bool) { v, ok := s.m[k]; return v, ok }

func Use[K comparable, V any](s Storage[K, V], k K) string {
	v, ok := s.Lookup(k)
	return fmt.Sprint(s.Get(), v, ok)
}

type Event[T any] struct{ handlers []func(T) }

func (e *Event[T]) On(f func(T)) { e.handlers = append(e.handlers, f) }
func (e *Event[T]) Emit(v T) {
	for _, h := range e.handlers {
		h(v)
	}
}

type Num[T int | float64] struct{ v T }

func (n Num[T]) Add(o Num[T]) Num[T] { return Num[T]{n.v + o.v} }

func main() {
	d := Derived{n: 1}
	d.Set("hi")
	fmt.Println(d.Get(), d.Value, d)
	w := Wrapper[int]{Base: &Base[int]{3}}
	w.Set(4)
	w.inner = append(w.inner, *w.Base, Base[int]{5})
	fmt.Println(w.Get(), w.inner, w.inner[1].Get())
	var g Getter[string] = d
	fmt.Println(g.Get())
	_, ok := any(d).(Getter[int])
	fmt.Println(ok)
	fmt.Println(Use[string, int](mem{map[string]int{"a": 7}}, "a"))
	var e Event[int]
	sum := 0
	e.On(func(v int) { sum += v })
	e.On(func(v int) { sum *= v })
	e.Emit(3)
	fmt.Println(sum)
	fmt.Println(Num[float64]{1.5}.Add(Num[float64]{2}).v)
	f := (*Base[string]).Set
	f(&d.Base, "via expression")
	fmt.Println(d.Value)
	get := Base[string].Get
	fmt.Println(get(d.Base))
}
