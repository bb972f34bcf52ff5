package main

import (
	"container/list"
	"errors"
	"fmt"
	"sync"
)

type mover interface{ move(k string) string }

type cache struct{ *list.List }

func (c *cache) move(k string) string { return "moved " + k }

type inserter interface{ insertValue(v any) string }

type values struct{ list.List }

func (v values) insertValue(x any) string { return fmt.Sprint("inserted ", x) }

type locked struct{ sync.RWMutex }

func (l *locked) lockSlow() string { return "own" }

type outer struct{ cache }

type deep interface {
	mover
	Len() int
}

type wrapped struct{ error }

func (wrapped) remove() string { return "removed" }

func main() {
	var m mover = &cache{list.New()}
	fmt.Println(m.move("a"))
	var i inserter = values{}
	fmt.Println(i.insertValue(3))
	var l interface{ lockSlow() string } = &locked{}
	fmt.Println(l.lockSlow())
	var d deep = outer{cache{list.New()}}.pointer()
	fmt.Println(d.move("b"), d.Len())
	_, ok := any(list.New()).(mover)
	fmt.Println(ok)
	var x any = &cache{list.New()}
	if m, ok := x.(mover); ok {
		fmt.Println(m.move("c"))
	}
	var w any = wrapped{errors.New("e")}
	fmt.Println(w.(interface{ remove() string }).remove(), w)
	f := mover.move
	fmt.Println(f(m, "d"))
}

func (o outer) pointer() *outer { return &o }
