package main

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
)

type T struct{ v int }
type I interface{ M() }

func try(name string, f func()) {
	defer func() {
		r := recover()
		if err, ok := r.(runtime.Error); ok {
			fmt.Printf("%-14s %s\n", name, err)
		} else {
			fmt.Printf("%-14s %v (%T)\n", name, r, r)
		}
	}()
	f()
}

func main() {
	s := []int{1, 2, 3}
	five, neg, zero, two := 5, -1, 0, 2
	var arr [4]int
	var m map[string]int
	var p *T
	var a any = "text"
	var i I
	str := "héllo"
	try("index", func() { fmt.Println(s[five]) })
	try("index neg", func() { fmt.Println(s[neg]) })
	try("index array", func() { fmt.Println(arr[five]) })
	try("index string", func() { fmt.Println(str[five*2]) })
	try("index uint64", func() { fmt.Println(s[uint64(1<<63)+uint64(two)]) })
	try("slice hi", func() { fmt.Println(s[:five]) })
	try("slice lo>hi", func() { fmt.Println(s[two:1]) })
	try("slice lo", func() { fmt.Println(s[five:]) })
	try("slice neg", func() { fmt.Println(s[neg:]) })
	try("slice str", func() { fmt.Println(str[five*2:]) })
	try("slice str hi", func() { fmt.Println(str[:100+five]) })
	try("slice array", func() { fmt.Println(arr[:five]) })
	try("slice3 max", func() { fmt.Println(s[0:1:five]) })
	try("slice3 hi", func() { fmt.Println(s[0:five:3]) })
	try("slice3 lo", func() { fmt.Println(s[two:1:3]) })
	try("nil map", func() { m["a"] = 1 })
	try("nil pointer", func() { fmt.Println(p.v) })
	try("nil write", func() { p.v = 1 })
	try("nil interface", func() { i.M() })
	try("nil func", func() { var f func(); f() })
	try("divide", func() { fmt.Println(five / zero) })
	try("modulo", func() { fmt.Println(five % zero) })
	try("assert", func() { fmt.Println(a.(int)) })
	try("assert nil", func() { a = nil; fmt.Println(a.(int)) })
	try("assert iface", func() { a = T{}; fmt.Println(a.(I)) })
	try("assert string", func() { fmt.Println(a.(fmt.Stringer)) })
	try("make", func() { _ = make([]int, neg) })
	try("make cap", func() { _ = make([]int, two, zero) })
	try("make chan", func() { _ = make(chan int, neg) })
	try("shift", func() { fmt.Println(1 << neg) })
	try("to array", func() { fmt.Println([4]int(s)) })
	try("repeat", func() { fmt.Println(strings.Repeat("x", neg)) })
	try("nil deref", func() { var q *int; *q = 5 })
	try("close nil", func() { var c chan int; close(c) })
	try("close closed", func() { c := make(chan int); close(c); close(c) })
	try("send closed", func() { c := make(chan int, 1); close(c); c <- 1 })
	try("custom", func() { panic(fmt.Errorf("wrapped %w", errors.New("inner"))) })
	try("nil array", func() { var q *[3]int; fmt.Println(q[1]) })
	try("nil embedded", func() { var e struct{ *T }; fmt.Println(e.v) })
}
