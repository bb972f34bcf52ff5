package main

import "fmt"

type P struct{ x int }

func dup(p P) (P, P) { return p, p }

func dupArray(a [2]int) ([2]int, [2]int, [2]int) { return a, a, a }

func dupOf[T any](v T) (T, T) { return v, v }

func named(p P) (a, b P) {
	a = p
	return a, a
}

func swapped(a, b P) (P, P) { return b, a }

func swappedNames(a, b P) (x, y P) {
	x, y = a, b
	return y, x
}

func deferred(p P) (P, P) {
	defer func() {}()
	return p, p
}

func deferredNames(p P) (a, b P) {
	defer func() {}()
	a = p
	b.x = 9
	return b, a
}

func inInterface(p P) (P, any) { return p, p }

func inInterfaceFirst(p P) (any, P) { return p, p }

func both(a, b *P) {
	a.x = 7
	fmt.Println(*a, *b)
}

func change(a, b P) {
	a.x = 5
	fmt.Println(a, b)
}

func viaCall(p P) (P, P) {
	add := func() int { p.x++; return 0 }
	_ = add()
	return p, p
}

func field(p P) (int, P) { return p.x, p }

func main() {
	a, b := dup(P{1})
	a.x = 5
	println(a.x, b.x)
	c, d, e := dupArray([2]int{1, 2})
	c[0] = 5
	d[1] = 6
	fmt.Println(c, d, e)
	f, g := dupOf(P{1})
	f.x = 5
	fmt.Println(f, g)
	h, i := dupOf([1]string{"a"})
	h[0] = "b"
	fmt.Println(h, i)
	change(dup(P{1}))
	j, k := dup(P{3})
	both(&j, &k)
	l, m := named(P{4})
	l.x = 8
	fmt.Println(l, m)
	n, o := swapped(P{1}, P{2})
	n.x = 6
	fmt.Println(n, o)
	p, q := swappedNames(P{1}, P{2})
	p.x = 6
	fmt.Println(p, q)
	r, s := deferred(P{1})
	r.x = 2
	fmt.Println(r, s)
	t, u := deferredNames(P{1})
	t.x = 2
	fmt.Println(t, u)
	v, w := inInterface(P{1})
	v.x = 2
	fmt.Println(v, w)
	x, y := inInterfaceFirst(P{1})
	y.x = 2
	fmt.Println(x, y)
	z, aa := viaCall(P{1})
	z.x = 20
	fmt.Println(z, aa)
	fmt.Println(field(P{3}))
}
