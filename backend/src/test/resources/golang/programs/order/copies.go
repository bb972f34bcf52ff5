package main

import "fmt"

type inner struct{ v int }
type outer struct {
	in  inner
	arr [2]inner
	ptr *inner
	sl  []inner
	m   map[string]inner
}

func byValue(o outer) {
	o.in.v = 100
	o.arr[0].v = 100
	o.ptr.v = 100
	o.sl[0].v = 100
	o.m["k"] = inner{100}
	o.sl = append(o.sl, inner{200})
}

func (o outer) change()     { o.in.v = -1 }
func (o *outer) changePtr() { o.in.v = -1 }

func main() {
	o := outer{inner{1}, [2]inner{{2}, {3}}, &inner{4}, []inner{{5}}, map[string]inner{"k": {6}}}
	byValue(o)
	fmt.Println(o.in, o.arr, *o.ptr, o.sl, o.m)
	o.change()
	fmt.Println(o.in)
	o.changePtr()
	fmt.Println(o.in)
	c := o
	c.arr[1].v = 77
	c.sl[0].v = 78
	fmt.Println(o.arr, o.sl, c.arr, c.sl)
	var i any = o.arr
	o.arr[0].v = 9
	fmt.Println(i, o.arr)
	a := i.([2]inner)
	a[0].v = 1234
	fmt.Println(i, a)
	f := func(a [2]inner) [2]inner { a[1].v = 55; return a }
	fmt.Println(f(o.arr), o.arr)
	ch := make(chan inner, 1)
	x := inner{1}
	ch <- x
	x.v = 2
	fmt.Println(<-ch, x)
	list := []inner{{1}, {2}}
	for _, e := range list {
		e.v *= 10
	}
	fmt.Println(list)
	for i := range list {
		e := &list[i]
		e.v *= 10
	}
	fmt.Println(list)
	m := map[string]inner{"a": {1}}
	e := m["a"]
	e.v = 5
	fmt.Println(m, e)
	m["a"] = e
	fmt.Println(m)
	arrs := map[string][2]int{"z": {1, 2}}
	z := arrs["z"]
	z[0] = 9
	fmt.Println(arrs, z)
	closure := func() inner { return x }
	y := closure()
	y.v = 99
	fmt.Println(x, y)
	matrix := [2][2]int{{1, 2}, {3, 4}}
	row := matrix[0]
	row[0] = 100
	rowp := &matrix[1]
	rowp[0] = 300
	fmt.Println(matrix, row)
	type node struct {
		val  int
		self *node
	}
	n := node{val: 1}
	n.self = &n
	k := n
	k.val = 2
	fmt.Println(k.self.val, n.self.self.val)
	s2 := struct{ in inner }{x}
	s3 := s2
	s3.in.v++
	fmt.Println(s2, s3, s2 == s3)
	ret := func() (r [2]int) {
		defer func() { r[0] = 1 }()
		r = [2]int{5, 6}
		return r
	}()
	fmt.Println(ret)
}
