// Package ring is a list without an end.
package ring

// A Ring is an element of a ring; the zero value is a ring of one.
type Ring struct {
	next, prev *Ring
	Value      any
}

func (r *Ring) ready() *Ring {
	if r.next == nil {
		r.next, r.prev = r, r
	}
	return r
}

func New(n int) *Ring {
	if n <= 0 {
		return nil
	}
	r := new(Ring).ready()
	for range n - 1 {
		r.Link(new(Ring))
		r = r.next
	}
	return r.next
}

func (r *Ring) Next() *Ring { return r.ready().next }
func (r *Ring) Prev() *Ring { return r.ready().prev }

func (r *Ring) Move(n int) *Ring {
	r.ready()
	for ; n < 0; n++ {
		r = r.prev
	}
	for ; n > 0; n-- {
		r = r.next
	}
	return r
}

// Link joins two rings, or cuts one in two, and gives what came after r.
func (r *Ring) Link(s *Ring) *Ring {
	n := r.Next()
	if s != nil {
		last := s.Prev()
		r.next, s.prev = s, r
		n.prev, last.next = last, n
	}
	return n
}

func (r *Ring) Unlink(n int) *Ring {
	if n <= 0 {
		return nil
	}
	return r.Link(r.Move(n + 1))
}

func (r *Ring) Len() int {
	n := 0
	if r != nil {
		n = 1
		for p := r.Next(); p != r; p = p.next {
			n++
		}
	}
	return n
}

func (r *Ring) Do(f func(any)) {
	if r != nil {
		f(r.Value)
		for p := r.Next(); p != r; p = p.next {
			f(p.Value)
		}
	}
}
