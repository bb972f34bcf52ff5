package main

import (
	"container/list"
	"fmt"
)

type entry struct {
	key   string
	value int
}

type LRU struct {
	cap   int
	order *list.List
	items map[string]*list.Element
}

func NewLRU(n int) *LRU { return &LRU{n, list.New(), make(map[string]*list.Element, n)} }

func (l *LRU) Get(k string) (int, bool) {
	e, ok := l.items[k]
	if !ok {
		return 0, false
	}
	l.order.MoveToFront(e)
	return e.Value.(*entry).value, true
}

func (l *LRU) Put(k string, v int) {
	if e, ok := l.items[k]; ok {
		e.Value.(*entry).value = v
		l.order.MoveToFront(e)
		return
	}
	if l.order.Len() == l.cap {
		last := l.order.Back()
		delete(l.items, l.order.Remove(last).(*entry).key)
	}
	l.items[k] = l.order.PushFront(&entry{k, v})
}

func (l *LRU) Keys() (ks []string) {
	for e := l.order.Front(); e != nil; e = e.Next() {
		ks = append(ks, e.Value.(*entry).key)
	}
	return
}

func main() {
	c := NewLRU(2)
	c.Put("a", 1)
	c.Put("b", 2)
	fmt.Println(c.Get("a"))
	c.Put("c", 3)
	fmt.Println(c.Get("b"))
	c.Put("a", 10)
	fmt.Println(c.Keys(), len(c.items))
	fmt.Println(c.Get("a"))
}
