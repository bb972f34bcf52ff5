package main

import "fmt"

func change(s []int) {
	s[0] = 100
	s = append(s, 4)
	s[1] = 200
}

func main() {
	a := []int{1, 2, 3, 4, 5}
	b := a[1:3]
	fmt.Println(b, len(b), cap(b))
	b[0] = 20
	fmt.Println(a)
	b = append(b, 40)
	fmt.Println(a, b)
	b = append(b, 50, 60)
	b[0] = -1
	fmt.Println(a, b, cap(b))
	c := a[1:3:3]
	fmt.Println(len(c), cap(c))
	c = append(c, 99)
	c[0] = 0
	fmt.Println(a, c)
	x := []int{1, 2, 3}
	change(x)
	fmt.Println(x)
	y := make([]int, 3, 10)
	change(y)
	fmt.Println(y, y[:4])
	fmt.Println(a[:0], a[5:], a[2:2], len(a[5:]))
	d := a[:2]
	fmt.Println(d[:5])
	e := make([]int, 2)
	n := copy(e, a)
	m := copy(a, a[1:])
	fmt.Println(e, n, a, m)
	copy(a[1:], a)
	fmt.Println(a)
	matrix := make([][]int, 3)
	row := []int{0, 0}
	for i := range matrix {
		matrix[i] = row
	}
	matrix[0][1] = 7
	fmt.Println(matrix)
	arr := [4]int{1, 2, 3, 4}
	sl := arr[:]
	sl[3] = 44
	arr2 := [2]int(sl)
	arr2[0] = 11
	p := (*[2]int)(sl)
	p[1] = 22
	fmt.Println(arr, arr2, *p)
}
