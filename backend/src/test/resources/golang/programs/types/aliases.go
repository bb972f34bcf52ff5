package main

import (
	"fmt"
	"sort"
)

type (
	Name   = string
	Names  []Name
	Lookup map[Name]Names
	Num    int
	Other  Num
	Pred   func(int) bool
	Any    = any
	Tree   struct {
		Kids []Tree
		Val  int
	}
	Fn    func(Fn) int
	Graph map[string]Graph
	List  []List
)

func (n Names) Len() int           { return len(n) }
func (n Names) Less(i, j int) bool { return n[i] < n[j] }
func (n Names) Swap(i, j int)      { n[i], n[j] = n[j], n[i] }

func (n Num) Double() Num { return n * 2 }

func (p Pred) Not() Pred { return func(i int) bool { return !p(i) } }

func (t Tree) Sum() int {
	s := t.Val
	for _, k := range t.Kids {
		s += k.Sum()
	}
	return s
}

func (l List) Depth() int {
	d := 0
	for _, x := range l {
		d = max(d, x.Depth())
	}
	return d + 1
}

func main() {
	var n Name = "plain"
	var s string = n
	names := Names{"c", "a", s}
	sort.Sort(names)
	fmt.Printf("%v %T %T %T\n", names, names, n, Lookup{})
	o := Other(Num(4).Double())
	fmt.Printf("%v %T\n", o, o)
	fmt.Println(Num(o).Double(), int(o)+1)
	even := Pred(func(i int) bool { return i%2 == 0 })
	fmt.Println(even(3), even.Not()(3), Pred.Not(even)(2))
	t := Tree{[]Tree{{nil, 1}, {[]Tree{{Val: 5}}, 2}}, 3}
	fmt.Println(t.Sum(), t)
	var f Fn = func(g Fn) int {
		if g == nil {
			return 1
		}
		return g(nil) + 1
	}
	fmt.Println(f(f))
	g := Graph{"a": {"b": {}, "c": {"d": nil}}}
	fmt.Println(g, len(g["a"]), g["x"]["y"] == nil)
	fmt.Println(List{{}, {{}, {{}}}}.Depth(), List{nil, {}})
	type local struct{ Num }
	l := local{5}
	fmt.Println(l.Double(), l.Num, l)
	var a Any = l
	switch v := a.(type) {
	case local:
		fmt.Println("local", v.Double())
	}
	type Pair[T any] = struct{ A, B T }
	p := Pair[int]{1, 2}
	fmt.Printf("%v %T\n", p, p)
	b := []byte("x")
	var u []uint8 = b
	var r []rune = []int32{'h', 'i'}
	fmt.Println(u, string(r))
	fmt.Println(Names(nil) == nil, []string(names)[0], fmt.Sprint(Names{"q"}))
}
