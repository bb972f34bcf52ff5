package main

import "fmt"

type pair[T any] struct{ v T }

func main() {
	var a struct {
		X int "é"
	}
	fmt.Printf("%T\n", a)
	var b struct {
		X int    `json:"x"`
		y string "a\tb\\ \x01\u2028\xff"
	}
	fmt.Printf("%T\n", b)
	fmt.Printf("%T\n", []any{b}[0])
	fmt.Printf("%T\n", map[string]struct {
		E error `日本`
	}{})
	fmt.Printf("%T\n", pair[struct {
		X int "é"
	}]{})
	fmt.Printf("%T\n", func(struct {
		X int `a"b`
	}) {
	})
	defer func() { fmt.Println(recover()) }()
	var c any = a
	_ = c.(struct {
		X int "ê"
	})
}

type größe int

type 日本 struct{ x int }

func init() {
	defer func() { fmt.Println(recover()) }()
	fmt.Printf("%T %v %+v\n", größe(1), 日本{}, 日本{})
	var x any = größe(1)
	fmt.Println(x.(日本))
}

func init() {
	defer func() { fmt.Println(recover()) }()
	var x any = map[größe][]int{}
	fmt.Println(map[any]int{x: 1})
}

type straße func()

func init() {
	defer func() { fmt.Println(recover()) }()
	var x, y any = straße(nil), straße(nil)
	fmt.Println(x == y)
}
