package main

import "fmt"

type T struct{ v int }

func (t *T) Set(v int) { t.v = v }
func (t T) Get() int   { return t.v }

func make() T { return T{} }

func main() {
	T{}.Set(1)
	make().Set(2)
	m := map[string]T{}
	m["a"].Set(3)
	const c = 1
	T.Get()
	T.Set(T{}, 1)
	(*T).Set(T{}, 1)
	f := T.Get
	f(1)
	var t T
	t.Set("x")
	t.Get(1)
	t.Set()
	fmt.Println(t.Set(1))
	t.Get() = 5
	t.Get++
	var tt **T
	tt.Get()
}
