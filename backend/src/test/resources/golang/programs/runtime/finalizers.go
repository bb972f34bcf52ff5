package main

import (
	"fmt"
	"runtime"
	"time"
)

type node struct {
	name string
	next *node
}

var kept *node

func chain() {
	b := &node{name: "tail"}
	a := &node{name: "head", next: b}
	runtime.SetFinalizer(a, func(n *node) { fmt.Println("finalizer of", n.name, n.next.name) })
	runtime.SetFinalizer(b, func(n *node) { fmt.Println("finalizer of", n.name) })
}

func several() {
	for i := range 4 {
		runtime.SetFinalizer(&node{name: fmt.Sprint("node ", i)}, func(n *node) { fmt.Println("finalizer of", n.name) })
	}
}

func cycle() {
	a, b := &node{name: "a"}, &node{name: "b"}
	a.next, b.next = b, a
	runtime.SetFinalizer(a, func(n *node) { fmt.Println("never: a cycle") })
}

func resurrected() {
	runtime.SetFinalizer(&node{name: "risen"}, func(n *node) {
		kept = n
		fmt.Println("kept", n.name)
	})
}

func removed() {
	n := &node{name: "removed"}
	runtime.SetFinalizer(n, func(n *node) { fmt.Println("never: removed") })
	runtime.SetFinalizer(n, nil)
}

func cleaned() {
	n := &node{name: "cleaned"}
	runtime.AddCleanup(n, func(text string) { fmt.Println("cleanup", text) }, "one")
	stopped := runtime.AddCleanup(n, func(text string) { fmt.Println("never: stopped", text) }, "two")
	stopped.Stop()
	stopped.Stop()
}

func anything() {
	runtime.SetFinalizer(&node{name: "any"}, func(x any) int { fmt.Println("any", x.(*node).name); return 1 })
}

func collect(what string, f func()) {
	fmt.Println("--", what)
	f()
	runtime.GC()
	fmt.Println("collected", runtime.NumGoroutine())
	time.Sleep(10 * time.Millisecond)
}

func main() {
	collect("chain", chain)
	collect("again", func() {})
	collect("several", several)
	collect("cycle", cycle)
	collect("resurrected", resurrected)
	fmt.Println(kept.name)
	kept = nil
	collect("gone for good", func() {})
	collect("removed", removed)
	collect("cleaned", cleaned)
	collect("anything", anything)
	alive := &node{name: "alive"}
	runtime.SetFinalizer(alive, func(n *node) { fmt.Println("never: alive") })
	collect("alive", func() {})
	runtime.KeepAlive(alive)
}
