package main

import "fmt"

type grid [2][3]int

func modify(a [3]int) [3]int {
	a[0] = 99
	return a
}

func modifyPtr(a *[3]int) { a[0] = 77 }

func main() {
	a := [3]int{1, 2, 3}
	b := a
	b[1] = 20
	fmt.Println(a, b, a == b, a == [3]int{1, 2, 3})
	c := modify(a)
	fmt.Println(a, c)
	modifyPtr(&a)
	fmt.Println(a, len(a), cap(a))
	d := [...]string{2: "two", 0: "zero", 4: "four"}
	fmt.Printf("%q %d\n", d, len(d))
	var g grid
	g[1][2] = 5
	h := g
	h[0][0] = 1
	fmt.Println(g, h, g == h, len(g), len(g[0]))
	p := &a
	p[2] = 33
	for i, v := range p {
		fmt.Print(i, "=", v, " ")
	}
	fmt.Println(len(p))
	for i, v := range a {
		a[2] = 1000
		fmt.Print(i, "=", v, " ")
	}
	fmt.Println(a)
	arrs := map[[2]int]string{{1, 2}: "a", {3, 4}: "b"}
	fmt.Println(arrs[[2]int{3, 4}], arrs)
	var zero [0]int
	fmt.Println(zero, len(zero))
	fmt.Printf("%v %T %#v\n", b, b, b)
	s := struct{ arr [2]int }{[2]int{1, 2}}
	t := s
	t.arr[0] = 9
	fmt.Println(s, t)
	letters := [...]rune{'a': 1, 'b'}
	fmt.Println(len(letters), letters['b'] == 'b')
}
