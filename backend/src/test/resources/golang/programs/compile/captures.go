package main

import "fmt"

type node struct {
	name string
	kids []*node
}

func walk(n *node, visit func(n *node, depth int) (enter bool)) {
	var rec func(*node, int)
	rec = func(n *node, d int) {
		if !visit(n, d) {
			return
		}
		for _, k := range n.kids {
			rec(k, d+1)
		}
	}
	rec(n, 0)
}

func counters() (inc, dec func() int, get func() int) {
	n := 0
	step := 1
	inc = func() int {
		defer func() { step++ }()
		n += step
		return n
	}
	dec = func() int {
		func() {
			func() { n -= step }()
		}()
		return n
	}
	get = func() int { return n*100 + step }
	return
}

func params(a int, b string, c ...int) func() string {
	f := func() string {
		a++
		b += "!"
		c = append(c, a)
		return fmt.Sprint(a, b, c)
	}
	a *= 10
	return f
}

func results() (r int, f func()) {
	f = func() { r++ }
	f()
	r += 10
	f()
	return r, f
}

type account struct{ total int }

func (a account) byValue() func() int    { return func() int { a.total++; return a.total } }
func (a *account) byPointer() func() int { return func() int { a.total++; return a.total } }

func generator() []func() int {
	var out []func() int
	for i, j := 0, 10; i < 3; i, j = i+1, j-1 {
		k := i * j
		out = append(out, func() int {
			i++
			j--
			k += i + j
			return k
		})
		if i == 1 {
			i++
		}
	}
	return out
}

func main() {
	tree := &node{"root", []*node{{"a", []*node{{"a1", nil}}}, {"skip", []*node{{"never", nil}}}, {"b", nil}}}
	path := ""
	walk(tree, func(n *node, d int) bool {
		path += fmt.Sprint(d, n.name, " ")
		return n.name != "skip"
	})
	fmt.Println(path)
	inc, dec, get := counters()
	fmt.Println(inc(), inc(), dec(), inc(), get())
	p := params(1, "x")
	fmt.Println(p(), p())
	q := params(2, "y", 7, 8)
	fmt.Println(q(), p())
	r, f := results()
	f()
	fmt.Println(r)
	acc := account{5}
	v, ptr := acc.byValue(), acc.byPointer()
	fmt.Println(v(), v(), ptr(), ptr(), acc.total)
	gs := generator()
	for _, g := range gs {
		fmt.Print(g(), " ", g(), "; ")
	}
	fmt.Println(len(gs))
	x, y := 1, [2]int{1, 2}
	z := struct{ a, b int }{3, 4}
	swap := func() {
		x, y[0] = y[0], x
		z.a, z.b = z.b, z.a
		px := &x
		*px += 5
	}
	swap()
	swap()
	fmt.Println(x, y, z)
	if n := 10; n > 5 {
		g := func() int { n--; return n }
		fmt.Println(g(), g(), n)
	} else {
		fmt.Println(n)
	}
	switch t := any(&x).(type) {
	case *int:
		func() { *t = 99 }()
	}
	fmt.Println(x)
	fns := map[string]func(int) int{}
	fns["fact"] = func(n int) int {
		if n == 0 {
			return 1
		}
		return n * fns["fact"](n-1)
	}
	fmt.Println(fns["fact"](6))
	var once func() func()
	once = func() func() {
		done := false
		return func() {
			if done {
				fmt.Println("already")
				return
			}
			done = true
			fmt.Println("first")
		}
	}
	o := once()
	o()
	o()
	once()()
	for i := range 2 {
		for j := range 2 {
			defer func() { fmt.Print(i, j, x, ";") }()
		}
		x += i
	}
	defer func(s string) { fmt.Println(s, path == "") }("end")
	path = ""
}
