package main

import "fmt"

type T struct{}

func f0() {}

func f1(yield func(int)) {}

func f2(yield func(int) bool) {}

func main() {
	for i := range 3.5 {
	}
	for i := range (T{}) {
	}
	for i, v := range 10 {
	}
	for x := range true {
	}
	for a, b := range make(chan int) {
	}
	for i := range f0 {
	}
	for i := range f1 {
	}
	for i, j := range f2 {
	}
	var p *[]int
	for i := range p {
	}
	var send chan<- int
	for v := range send {
	}
	for i, s := range "abc" {
		var str string = s
		fmt.Println(str)
	}
	var n *int
	for range n {
	}
	for i := range nil {
	}
	for range fmt.Println {
	}
	var s string
	for s = range []string{"a"} {
	}
}
