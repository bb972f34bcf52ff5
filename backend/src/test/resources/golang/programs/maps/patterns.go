package main

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"
)

type Set[T comparable] map[T]struct{}

func (s Set[T]) Add(v T)           { s[v] = struct{}{} }
func (s Set[T]) Contains(v T) bool { _, ok := s[v]; return ok }
func union[T comparable](a, b Set[T]) Set[T] {
	out := Set[T]{}
	for _, s := range []Set[T]{a, b} {
		for k := range s {
			out.Add(k)
		}
	}
	return out
}

type visit struct{ page, country string }

func main() {
	hits := map[visit]int{}
	for _, v := range []visit{{"/a", "ru"}, {"/b", "vn"}, {"/a", "ru"}} {
		hits[v]++
	}
	fmt.Println(hits, hits[visit{"/a", "ru"}], hits[visit{"/z", ""}])
	index := map[string]map[string][]int{}
	add := func(w, doc string, pos int) {
		if index[w] == nil {
			index[w] = make(map[string][]int)
		}
		index[w][doc] = append(index[w][doc], pos)
	}
	for doc, text := range map[string]string{"d1": "go is go", "d2": "is it"} {
		for i, w := range strings.Fields(text) {
			add(w, doc, i)
		}
	}
	fmt.Println(index)
	ages := map[string]int{"ann": 30, "bob": 25, "cid": 30}
	byAge := map[int][]string{}
	for n, a := range ages {
		byAge[a] = append(byAge[a], n)
	}
	for _, names := range byAge {
		sort.Strings(names)
	}
	fmt.Println(byAge)
	keys := slices.Sorted(maps.Keys(ages))
	vals := slices.Sorted(maps.Values(ages))
	fmt.Println(keys, vals)
	c := maps.Clone(ages)
	c["ann"] = 0
	fmt.Println(ages["ann"], maps.Equal(ages, c))
	maps.DeleteFunc(c, func(k string, v int) bool { return v == 0 })
	maps.Copy(c, map[string]int{"dee": 1})
	fmt.Println(c)
	a, b := Set[int]{1: {}, 2: {}}, Set[int]{}
	b.Add(2)
	b.Add(3)
	u := union(a, b)
	fmt.Println(len(u), u.Contains(3), u.Contains(4), u)
	funcs := map[string]func(...int) int{
		"sum": func(n ...int) (t int) {
			for _, v := range n {
				t += v
			}
			return
		},
		"count": func(n ...int) int { return len(n) },
	}
	for _, k := range slices.Sorted(maps.Keys(funcs)) {
		fmt.Print(k, "=", funcs[k](1, 2, 3), " ")
	}
	fmt.Println()
	type cell struct{ v *int }
	x := 1
	cells := map[string]cell{"x": {&x}}
	*cells["x"].v = 5
	fmt.Println(x)
	ptr := map[string]*visit{"p": {"/p", "de"}}
	ptr["p"].country = "fr"
	fmt.Println(*ptr["p"])
	var nested map[string]map[string]int
	fmt.Println(nested["a"]["b"], len(nested["a"]))
	inv := map[string]string{}
	for k, v := range map[string]string{"a": "1", "b": "2"} {
		inv[v] = k
	}
	fmt.Println(inv)
	big := map[int]string{}
	for i := range 2000 {
		big[i*7919%2003] = fmt.Sprint(i)
	}
	for i := range 1500 {
		delete(big, i)
	}
	n := 0
	for k, v := range big {
		if big[k] != v {
			fmt.Println("wrong", k)
		}
		n++
	}
	fmt.Println(n, len(big))
}
