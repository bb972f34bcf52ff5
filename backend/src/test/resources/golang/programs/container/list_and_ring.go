// Doubly linked list and ring.
package main

import (
	"container/list"
	"container/ring"
	"fmt"
)

func show(l *list.List) {
	for e := l.Front(); e != nil; e = e.Next() {
		fmt.Print(e.Value, " ")
	}
	fmt.Println("len", l.Len())
}

func main() {
	l := list.New()
	four := l.PushBack(4)
	one := l.PushFront(1)
	l.InsertBefore(3, four)
	l.InsertAfter(2, one)
	show(l)
	l.MoveToFront(four)
	l.MoveToBack(one)
	show(l)
	fmt.Println(l.Remove(four), l.Front().Value, l.Back().Value, l.Back().Prev().Value, l.Front().Prev() == nil)
	other := list.New()
	other.PushBack("x")
	l.PushBackList(other)
	l.PushFrontList(other)
	l.MoveBefore(one, l.Front())
	show(l)
	for e := l.Front(); e != nil; {
		next := e.Next()
		if _, ok := e.Value.(string); ok {
			l.Remove(e)
		}
		e = next
	}
	show(l)
	l.Init()
	show(l)
	r := ring.New(5)
	for i := range r.Len() {
		r.Value = i
		r = r.Next()
	}
	r.Do(func(v any) { fmt.Print(v, " ") })
	removed := r.Unlink(2)
	fmt.Println(r.Len(), removed.Len(), removed.Value)
	r.Move(1).Do(func(v any) { fmt.Print(v, " ") })
	fmt.Println(r.Prev().Value)
}
