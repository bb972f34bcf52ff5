package main

type shape interface{ area(scale int) int }

type square struct{ sides []int }

func (s *square) area(scale int) int { return s.sides[scale] }

type named struct {
	*square
	name string
}

func main() {
	for _, s := range []shape{named{&square{[]int{1, 2, 3}}, "three"}, &named{&square{[]int{1}}, "one"}} {
		println(s.area(2))
	}
}
