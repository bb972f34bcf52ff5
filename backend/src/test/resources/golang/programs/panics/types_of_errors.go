// What the runtime panics with has types that a program can see.
package main

import "fmt"

type pair struct{ a, b int }

func try(f func()) {
	defer func() {
		r := recover()
		fmt.Printf("%T %v\n", r, r)
	}()
	f()
}
func main() {
	var p *pair
	var s []int
	try(func() { fmt.Println(p.b) })
	try(func() { _ = [4]int(s) })
	try(func() { s[3] = 1 })
	try(func() { var m map[string]int; m["a"] = 1 })
	try(func() { var e any = 3; _ = e.(string) })
	try(func() { var e error; _ = e.Error() })
	try(func() { n := -1; _ = make([]int, n) })
	try(func() { a := 0; fmt.Println(1 / a) })
	try(func() { var c chan int; close(c) })
	try(func() { panic(nil) })
	try(func() { panic(fmt.Errorf("e %d", 1)) })
	fmt.Println(p.a)
}
