package main

import "fmt"

func main() {
	x := nil
	var y = nil
	var s string = nil
	var n int
	n = nil
	var t struct{} = nil
	var a [2]int = nil
	fmt.Println(x, y, s, n, t, a)
	if s == nil || n != nil {
	}
	for range nil {
	}
	switch nil {
	}
	f := func() int { return nil }
	f()
}
