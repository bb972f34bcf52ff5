package main

import "fmt"

type num float64

func main() {
	fmt.Println(min(3, 1, 2), max(3, 1, 2), min(2.5, 1), max("a", "b", "ab"))
	x, y := 5, -3
	fmt.Println(min(x, y, 0), max(x, y), min(x), max(num(1.5), 2))
	nan := 0.0
	nan /= nan
	fmt.Println(min(1, nan), max(nan, 1), min(nan, nan))
	const c = min(1, 2.5, 'a')
	fmt.Println(c)
	s := make([]int, 2, 5)
	fmt.Println(len(s), cap(s), len("héé"), len([3]int{}), len(map[int]int{1: 1}))
	s = append(s, 1)
	s = append(s, []int{2, 3}...)
	b := append([]byte("ab"), "cd"...)
	fmt.Println(s, string(b), copy(b, "zz"), string(b))
	m := map[string]int{"a": 1}
	clear(m)
	clear(s[1:3])
	fmt.Println(m, s)
	ch := make(chan int, 4)
	ch <- 1
	fmt.Println(len(ch), cap(ch))
	p := new(int)
	*p += 4
	fmt.Println(*p, *new(string) == "")
	n := 3
	t := make([]string, n)
	u := make([][]int, n, n*2)
	fmt.Printf("%q %v %d\n", t, u, cap(u))
	var arr [4]int
	pa := &arr
	fmt.Println(len(pa), cap(pa), len(arr[1:3]), cap(arr[1:3]))
	fmt.Println(append([]int{}, arr[:]...), append(s[:0:0], 9))
}
