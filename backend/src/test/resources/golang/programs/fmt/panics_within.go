package main

import (
	"errors"
	"fmt"
)

type inner struct{}

func (inner) String() string { panic("inner") }

// An outer's value, too, cannot be printed.
type outer struct{}

func (outer) String() string { panic(inner{}) }

type failing struct{}

func (failing) Error() string { panic(errors.New("failing")) }

func try(f func()) {
	defer func() {
		r := recover()
		fmt.Printf("recovered: %T %v\n", r, r)
	}()
	f()
}

func main() {
	try(func() { fmt.Printf("%v|%d\n", inner{}, 5) })
	try(func() { fmt.Printf("%v|%d\n", outer{}, 5) })
	try(func() { fmt.Println(failing{}, []any{1, inner{}}) })
	try(func() { fmt.Println("x", []any{1, outer{}}) })
}
