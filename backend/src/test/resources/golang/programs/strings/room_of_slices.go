package main

import "fmt"

var sink []byte
var runeSink []rune
var text = "hello, world"

func text2(n int) string {
	s := ""
	for range n {
		s += "x"
	}
	return s
}

//go:noinline
func escapes(s string) []byte { return []byte(s) }

//go:noinline
func runesEscape(s string) []rune { return []rune(s) }

func main() {
	// On the heap.
	for _, n := range []int{0, 1, 5, 8, 9, 16, 20, 31, 32, 33, 40, 48, 50, 100, 1000, 5000, 40000} {
		b := escapes(text2(n))
		r := runesEscape(text2(n))
		fmt.Println(n, len(b), cap(b), len(r), cap(r))
	}
	// On the stack.
	for _, n := range []int{0, 1, 5, 31, 32, 33, 100} {
		s := text2(n)
		b := []byte(s)
		b = append(b, '!')
		c := []byte(s)
		if len(c) > 0 {
			c[0] = 'a'
		}
		d := []byte(s)
		r := []rune(s)
		q := []rune(s)
		if len(q) > 0 {
			q[0] = 'a'
		}
		println(n, cap(b), cap(c), cap(d), cap(r), cap(q), b == nil, r == nil)
	}
	// Constants.
	k := []byte("hello")
	println(len(k), cap(k))
	sink = []byte("hello")
	fmt.Println(len(sink), cap(sink))
	sink = []byte("")
	fmt.Println(len(sink), cap(sink))
	l := []rune("hello")
	println(len(l), cap(l))
	runeSink = []rune("hello")
	fmt.Println(len(runeSink), cap(runeSink))
	e := []byte("")
	println(len(e), cap(e))
	// Room that is shared.
	x := []byte(text)
	y := append(x, '1')
	z := append(x, '2')
	fmt.Println(string(y), string(z))
	v := []rune(text)
	w := append(v, '1')
	u := append(v, '2')
	fmt.Println(string(w), string(u))
	sink = []byte(text)
	p := append(sink, '1')
	q := append(sink, '2')
	fmt.Println(string(p), string(q), cap(p))
	type named []byte
	t := named(text)
	f := append(t, '1')
	g := append(t, '2')
	println(string(f), string(g), cap(t))
	h := append([]byte(nil), text...)
	fmt.Println(len(h), cap(h))
	fmt.Println(cap([]byte(text)), cap([]rune(text)), len([]rune(text)))
	mutated([]byte(text))
	m := generic[[]byte](text)
	println(cap(m))
}

func mutated(b []byte) {
	b[0] = 'x'
	println(cap(b))
}

func generic[T ~[]byte](s string) T { return T(s) }
