// Structs, maps, slices, arrays and pointers with %v, %+v, %#v and %T.
package main

import "fmt"

type point struct{ X, Y int }
type line struct {
	From, To point
	label    string
}
type tree struct {
	Left, Right *tree
	Value       any
}
type shape interface{ area() int }

func (p point) area() int { return p.X * p.Y }

func all(v any) { fmt.Printf("%v | %+v | %#v | %T\n", v, v, v, v) }

func main() {
	all(point{1, 2})
	all(&point{3, 4})
	all(line{point{1, 2}, point{3, 4}, "diag onal"})
	all([]point{{1, 2}, {3, 4}})
	all([2][]int{{1}, {2, 3}})
	all(map[string]int{"b": 2, "a": 1})
	all(map[point]string{{2, 1}: "x", {1, 9}: "y"})
	all(map[int][]string{3: {"c"}, 1: nil})
	all(&[]int{1, 2})
	all(&map[string]bool{"k": true})
	all(&[2]int{5, 6})
	all([]any{1, "two", 3.0, nil, point{5, 6}, []int{7}})
	all(struct{}{})
	all(struct {
		A int
		B string
	}{1, "x"})
	all([]shape{point{2, 3}, nil})
	all(tree{nil, nil, 7})
	all([]error{nil})
	all([0]int{})
	all([]string(nil))
	all([]string{})
	all(map[string]int(nil))
	all((*point)(nil))
	all(nil)
	all([]map[string]int{{"a": 1}, nil})
	all(map[bool]float64{true: 1.5, false: -2})
	all([]byte{1, 2, 3})
	all([3]uint8{1, 2, 3})
	all([]bool{true, false})
	all([]float32{1.5, 2})
	all([]rune("ab"))
	all(map[any]int{"s": 1, 2: 2, 1.5: 3, true: 4})
	var err error
	all(err)
	fmt.Printf("%T %T %T %T %T\n", main, func(int, ...string) (bool, error) { return false, nil }, make(chan int), err, &err)
	fmt.Printf("%T %T %T\n", []any{}, map[string]func(){}, struct{ X, y int }{})
	fmt.Printf("%6.2f|%5d|%q|%x\n", []float64{1, 2.345}, map[string]int{"a": 1}, []string{"x"}, point{10, 11})
	fmt.Printf("%v %d %s\n", struct {
		p *int
		s []string
		m map[string]point
	}{nil, []string{"q"}, map[string]point{"k": {1, 2}}}, []any{1, "a"}, []any{1, "a"})
}
