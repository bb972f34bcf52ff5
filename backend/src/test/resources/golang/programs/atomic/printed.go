package main

import (
	"fmt"
	"sync/atomic"
)

type node struct{ next *node }

type counters struct {
	hits   atomic.Int64
	small  atomic.Int32
	on     atomic.Bool
	config atomic.Value
	head   atomic.Pointer[node]
}

func main() {
	var a atomic.Int64
	a.Store(5)
	fmt.Println(&a)
	var on atomic.Bool
	fmt.Println(on.Swap(true), on.CompareAndSwap(false, true), on.CompareAndSwap(true, true), on.Load(), &on)
	on.Store(false)
	fmt.Println(on.Swap(false), &on)
	c := &counters{}
	fmt.Printf("%v\n%+v\n%#v\n", c, c, c)
	c.hits.Add(7)
	c.small.Add(-3)
	c.on.Store(true)
	c.config.Store("text")
	fmt.Printf("%v\n%+v\n%#v\n%x\n%s\n%6d\n", c, c, c, c, c, c)
	for _, x := range []any{new(atomic.Uint32), new(atomic.Uint64), new(atomic.Uintptr), new(atomic.Value), new(atomic.Pointer[int])} {
		fmt.Printf("%v %+v %#v %s %T\n", x, x, x, x, x)
	}
	fmt.Println([2]atomic.Int32{}, map[string]*atomic.Int32{}, struct{ X atomic.Uint32 }{})
}
