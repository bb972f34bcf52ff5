package main

import "fmt"

type T struct{ _ int }

type I interface{ _() }

func _()     {}
func (T) _() {}

func main() {
	fmt.Println(_)
	x := _
	_ = _
	_++
	_ += 1
	_.foo()
	t := T{_: 1}
	t._ = 5
	var _ = nil
	fmt.Println(x, t)
	_()
	for _ = range 3 {
	}
}
