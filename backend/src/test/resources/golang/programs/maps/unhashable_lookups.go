package main

import (
	"fmt"
	"runtime"
)

type key struct{ f func() }

// A map without entries has an error of its own for what cannot be a key.
func try(what string, f func()) {
	defer func() {
		r := recover()
		_, ok := r.(runtime.Error)
		fmt.Printf("%s: %T: %v %v\n", what, r, r, ok)
	}()
	f()
}

func main() {
	var none map[any]int
	empty := map[any]int{}
	full := map[any]int{1: 1}
	arrays := map[[1]any]int{}
	for _, m := range []map[any]int{none, empty, full} {
		try("read", func() { fmt.Println(m[[]int{1}]) })
		try("read, ok", func() { _, ok := m[key{}]; fmt.Println(ok) })
		try("delete", func() { delete(m, any(map[string]int{})) })
	}
	try("array", func() { fmt.Println(arrays[[1]any{func() {}}]) })
	try("write", func() { empty[[]int{1}] = 1 })
	try("change", func() { empty[[]int{1}]++ })
	fmt.Println(empty[map1{}])
}

type map1 map[string]int
