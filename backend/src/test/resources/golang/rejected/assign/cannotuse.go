package main

import "fmt"

type Celsius float64
type Op func(int) int

func take(s string, n int) {}

func give() string { return 5 }

func both() (int, error) { return "x", "y" }

func main() {
	var x int = "hello"
	var c Celsius = 1.0
	f := 2.5
	c = f
	take(5, "x")
	take(f, 2.5)
	var s []string = []int{1}
	var m map[string]int = map[int]string{}
	var a [3]int = [4]int{}
	var p *int = x
	var q int = &x
	var op Op = func(s string) int { return 1 }
	var ch chan int = make(chan string)
	x = nil
	s = append(s, 5, 'c')
	m["a"] = "b"
	m[1] = 2
	s[0] = 1
	ch <- "x"
	arr := []int{1, "two", 3.5}
	mm := map[string]bool{"a": 1, 2: true}
	fmt.Println(x, c, s, m, a, p, q, op, ch, arr, mm)
	for i := 0; i < "x"; i++ {
	}
}
