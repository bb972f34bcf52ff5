// What can be reached survives a collection, and nothing else does.
package main

import (
	"fmt"
	"runtime"
)

type node struct {
	next *node
	v    [6]int
}

type pair struct {
	name string
	at   struct{ x, y int }
}

var (
	keep  []*node
	table = map[int]string{}
	pairs []pair
)

func show(what string) {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	fmt.Println(what, (m.HeapAlloc+5<<20)/(10<<20)*10, "MB")
}

// The nodes are a list while this runs, and nobody's afterwards.
func linked() {
	var last *node
	for _, n := range keep {
		n.next, last = last, n
	}
	keep = nil
	show("a list of the nodes")
	runtime.KeepAlive(last)
}

func main() {
	show("nothing")
	for i := 0; i < 300000; i++ {
		keep = append(keep, &node{v: [6]int{i}})
	}
	show("nodes")
	for i := 0; i < 100000; i++ {
		table[i] = fmt.Sprint("value ", i)
	}
	show("and a table")
	for i := 0; i < 200000; i++ {
		pairs = append(pairs, pair{name: "the same"})
	}
	show("and pairs")
	linked()
	table = nil
	show("without the nodes and the table")
	pairs = nil
	show("nothing")
}
