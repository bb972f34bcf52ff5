// Package list is a list whose elements know both neighbours.
package list

// An Element is one of a list.
type Element struct {
	next, prev *Element
	list       *List
	Value      any
}

func (e *Element) Next() *Element {
	if e.list == nil || e.next == &e.list.root {
		return nil
	}
	return e.next
}

func (e *Element) Prev() *Element {
	if e.list == nil || e.prev == &e.list.root {
		return nil
	}
	return e.prev
}

// A List is a ring around a root; its zero value is empty.
type List struct {
	root Element
	len  int
}

func New() *List { return new(List).Init() }

func (l *List) Init() *List {
	l.root.next = &l.root
	l.root.prev = &l.root
	l.len = 0
	return l
}

func (l *List) Len() int { return l.len }

func (l *List) Front() *Element {
	if l.len == 0 {
		return nil
	}
	return l.root.next
}

func (l *List) Back() *Element {
	if l.len == 0 {
		return nil
	}
	return l.root.prev
}

func (l *List) ready() {
	if l.root.next == nil {
		l.Init()
	}
}

func (l *List) link(e, at *Element) *Element {
	e.prev, e.next = at, at.next
	e.prev.next, e.next.prev = e, e
	e.list = l
	l.len++
	return e
}

func (l *List) insert(v any, at *Element) *Element { return l.link(&Element{Value: v}, at) }

func (l *List) move(e, at *Element) {
	if e == at {
		return
	}
	e.prev.next, e.next.prev = e.next, e.prev
	e.prev, e.next = at, at.next
	e.prev.next, e.next.prev = e, e
}

func (l *List) Remove(e *Element) any {
	if e.list == l {
		e.prev.next, e.next.prev = e.next, e.prev
		e.next, e.prev, e.list = nil, nil, nil
		l.len--
	}
	return e.Value
}

func (l *List) PushFront(v any) *Element {
	l.ready()
	return l.insert(v, &l.root)
}

func (l *List) PushBack(v any) *Element {
	l.ready()
	return l.insert(v, l.root.prev)
}

func (l *List) InsertBefore(v any, mark *Element) *Element {
	if mark.list != l {
		return nil
	}
	return l.insert(v, mark.prev)
}

func (l *List) InsertAfter(v any, mark *Element) *Element {
	if mark.list != l {
		return nil
	}
	return l.insert(v, mark)
}

func (l *List) MoveToFront(e *Element) {
	if e.list == l && l.root.next != e {
		l.move(e, &l.root)
	}
}

func (l *List) MoveToBack(e *Element) {
	if e.list == l && l.root.prev != e {
		l.move(e, l.root.prev)
	}
}

func (l *List) MoveBefore(e, mark *Element) {
	if e.list == l && e != mark && mark.list == l {
		l.move(e, mark.prev)
	}
}

func (l *List) MoveAfter(e, mark *Element) {
	if e.list == l && e != mark && mark.list == l {
		l.move(e, mark)
	}
}

func (l *List) PushBackList(other *List) {
	l.ready()
	for i, e := other.Len(), other.Front(); i > 0; i, e = i-1, e.Next() {
		l.insert(e.Value, l.root.prev)
	}
}

func (l *List) PushFrontList(other *List) {
	l.ready()
	for i, e := other.Len(), other.Back(); i > 0; i, e = i-1, e.Prev() {
		l.insert(e.Value, &l.root)
	}
}
