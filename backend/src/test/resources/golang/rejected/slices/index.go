package main

import "fmt"

func main() {
	s := []int{1, 2, 3}
	a := [3]int{1, 2, 3}
	fmt.Println(a[3], a[-1], s[-1], a[10])
	fmt.Println("abc"[5], "abc"[-1])
	fmt.Println(s["x"], s[1.5], s[2.0], s[nil], s[true])
	fmt.Println(a[1:5], a[2:1], s[3:1], s[-1:], "abc"[2:9])
	n := 5
	fmt.Println(n[0], n[:], s[1:2:1], "abc"[0:1:2])
	var p *[]int
	fmt.Println(p[0], len(p))
	m := map[int]int{}
	fmt.Println(m[1:2])
	f := 1.0
	fmt.Println(s[f], s[int64(1)])
	a[5] = 1
	s[1][2] = 3
	_ = a[:4]
	var arr [n]int
	var neg [-1]int
	var big [1.5]int
	var str ["x"]int
	fmt.Println(arr, neg, big, str)
	_ = [2]int{1, 2} == [3]int{1, 2, 3}
	_ = s == s
}
