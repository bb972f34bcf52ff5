package main

import "fmt"

func main() {
	var n []int
	e := []int{}
	fmt.Println(n == nil, e == nil, len(n), cap(n), len(e))
	fmt.Printf("%v %v %#v %#v\n", n, e, n, e)
	for range n {
		fmt.Println("never")
	}
	n = append(n, 1)
	fmt.Println(n, n == nil)
	n = n[:0]
	fmt.Println(n, n == nil, len(n), cap(n))
	n = nil
	fmt.Println(n[:], n[0:0] == nil, append([]int(nil), n...) == nil)
	s := []string{"a", "b", "c"}
	clear(s)
	fmt.Printf("%q %d\n", s, len(s))
	var m [][]string
	m = append(m, nil, []string{}, []string{"x"})
	fmt.Println(m, len(m), m[0] == nil)
	b := make([]int, 0, 5)
	fmt.Println(b, len(b), cap(b), b[:3])
	i := []any{nil, 1, "two", 3.0, []int{4}, nil}
	fmt.Println(i...)
	fmt.Println(i)
	var sum int
	for i, v := range []int{5, 6, 7} {
		sum += i * v
	}
	fmt.Println(sum)
}
