package main

import "fmt"

type S struct {
	n    int
	next *S
	arr  [2]int
}

func main() {
	a, b, c := 1, 2, 3
	a, b, c = c, a, b
	fmt.Println(a, b, c)
	x := []int{0, 1, 2}
	i := 1
	x[i], i = 10, 2
	fmt.Println(x, i)
	s := S{n: 1}
	t := s
	t.arr[0] = 5
	s.next = &t
	s.next.n, s.n = s.n+10, s.next.n+20
	fmt.Println(s.n, t.n, s.arr, t.arr)
	p, q := &a, &b
	*p, *q = *q, *p
	fmt.Println(a, b)
	p, q = q, p
	*p = 100
	fmt.Println(a, b)
	m := map[string]int{"a": 1}
	m["a"], m["b"] = m["b"], m["a"]
	fmt.Println(m)
	m["c"]++
	m["c"] += 5
	m["c"] <<= 2
	fmt.Println(m)
	n := &S{n: 1, next: &S{n: 2, next: &S{n: 3}}}
	var prev *S
	for n != nil {
		n.next, prev, n = prev, n, n.next
	}
	for ; prev != nil; prev = prev.next {
		fmt.Print(prev.n, " ")
	}
	fmt.Println()
	arr := [3]int{1, 2, 3}
	sl := arr[:]
	arr, sl[0] = [3]int{7, 8, 9}, 100
	fmt.Println(arr, sl)
	v, ok := m["zz"]
	v, ok = m["a"], true
	fmt.Println(v, ok)
	var e any = 5
	if v, ok := e.(string); !ok {
		fmt.Printf("%q %v\n", v, ok)
	}
	g := [2][2]int{{1, 2}, {3, 4}}
	g[0], g[1] = g[1], g[0]
	fmt.Println(g)
	type pt struct{ x, y int }
	ps := []pt{{1, 2}, {3, 4}}
	ps[0], ps[1] = ps[1], ps[0]
	fmt.Println(ps)
	u, w := ps[0], &ps[0]
	w.x = 50
	fmt.Println(u, *w)
	_, d := 1, 2
	d, e2 := 3, d
	fmt.Println(d, e2)
}
