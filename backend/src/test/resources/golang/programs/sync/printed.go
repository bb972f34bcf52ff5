package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

type guarded struct {
	mu sync.Mutex
	n  int
}

type embedding struct {
	sync.RWMutex
	values map[string]int
}

func show(of string, x any) {
	fmt.Printf("%s: %v\n", of, x)
}

func mutex() {
	g := &guarded{n: 5}
	fmt.Printf("%v\n%+v\n%#v\n%s\n%x\n", g, g, g, g, g)
	g.mu.Lock()
	show("locked", g)
	go func() {
		g.mu.Lock()
		show("handed on", g)
		g.mu.Unlock()
	}()
	go g.mu.Lock()
	runtime.Gosched()
	show("two wait", g)
	g.mu.Unlock()
	show("one is woken", g)
	time.Sleep(time.Millisecond)
	show("the last has it", g)
	fmt.Println(g.mu.TryLock())
	g.mu.Unlock()
	fmt.Println(g.mu.TryLock())
	show("tried", g)
	copied := *g
	g.mu.Unlock()
	show("copied", &copied)
	show("unlocked", g)
}

func rwMutex() {
	e := &embedding{values: map[string]int{"a": 1}}
	fmt.Printf("%v\n%+v\n%#v\n", e, e, e)
	e.RLock()
	e.RLock()
	show("two read", e)
	fmt.Println(e.TryLock(), e.TryRLock())
	show("three read", e)
	e.RUnlock()
	go func() {
		e.Lock()
		show("one writes", e)
		time.Sleep(time.Millisecond)
		e.Unlock()
	}()
	runtime.Gosched()
	show("one wants to write", e)
	e.RUnlock()
	show("one reads yet", e)
	go e.RLock()
	runtime.Gosched()
	show("another wants to read", e)
	e.RUnlock()
	time.Sleep(2 * time.Millisecond)
	show("it reads", e)
	e.RUnlock()
	fmt.Println(e.TryLock())
	show("tried", e)
	e.Unlock()
	show("unlocked", e)
}

func waitGroup() {
	var wg sync.WaitGroup
	fmt.Printf("%v\n%+v\n%#v\n", &wg, &wg, &wg)
	wg.Add(3)
	show("three", &wg)
	wg.Done()
	for range 2 {
		go wg.Wait()
	}
	runtime.Gosched()
	show("two are waited for by two", &wg)
	wg.Add(-2)
	show("done", &wg)
	wg.Wait()
}

func others() {
	var once sync.Once
	fmt.Printf("%v\n%+v\n%#v\n", &once, &once, &once)
	once.Do(func() { show("within", &once) })
	show("done", &once)
	var m sync.Map
	fmt.Printf("%v\n%+v\n%#v\n%s\n", &m, &m, &m, &m)
	var p sync.Pool
	fmt.Printf("%v\n%+v\n%#v\n%s\n", &p, &p, &p, &p)
	var c sync.Cond
	fmt.Printf("%v\n%+v\n%#v\n", &c, &c, &c)
}

func main() {
	mutex()
	rwMutex()
	waitGroup()
	others()
}
