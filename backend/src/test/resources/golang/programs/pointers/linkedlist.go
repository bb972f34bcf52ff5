package main

import "fmt"

type node struct {
	value int
	next  *node
}

type list struct {
	head, tail *node
	size       int
}

func (l *list) push(v int) {
	n := &node{value: v}
	if l.tail == nil {
		l.head = n
	} else {
		l.tail.next = n
	}
	l.tail = n
	l.size++
}

func (l *list) reverse() {
	var prev *node
	l.tail = l.head
	for n := l.head; n != nil; {
		n.next, prev, n = prev, n, n.next
	}
	l.head = prev
}

func (l *list) remove(v int) bool {
	for p := &l.head; *p != nil; p = &(*p).next {
		if (*p).value == v {
			*p = (*p).next
			l.size--
			return true
		}
	}
	return false
}

func (l list) String() string {
	s := "["
	for n := l.head; n != nil; n = n.next {
		if n != l.head {
			s += " -> "
		}
		s += fmt.Sprint(n.value)
	}
	return s + "]"
}

func main() {
	var l list
	fmt.Println(l, l.size)
	for i := range 5 {
		l.push(i * i)
	}
	fmt.Println(l, &l, l.size)
	l.reverse()
	fmt.Println(l)
	fmt.Println(l.remove(4), l.remove(16), l.remove(5), l, l.size)
}
