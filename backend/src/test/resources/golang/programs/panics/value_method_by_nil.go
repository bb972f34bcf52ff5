package main

type shape interface{ area(scale int) int }

type square struct{ side int }

func (s square) area(scale int) int { return s.side * s.side * scale }

func main() {
	var none *square
	for _, s := range []shape{square{3}, &square{4}, none} {
		println(s.area(2))
	}
}
