package main

import "fmt"

type point struct{ X, Y int }

func main() {
	p := point{1, -2}
	fmt.Printf("%v|%+v|%#v|%T\n", p, p, p, p)
	fmt.Printf("%v|%+v|%#v|%T\n", &p, &p, &p, &p)
	fmt.Printf("%t|%v|%5t|%q\n", true, false, true, 'x')
	fmt.Printf("%d|%+d|%6d|%-6d|%06d|%x|%X|%o|%b|%c|%U|%#U\n", 42, 42, 42, 42, -42, 255, 255, 8, 5, 0x4e16, 0x4e16, 'é')
	fmt.Printf("%#x|%#o|%#b|%O|% d|%x|%X\n", 255, 8, 5, 8, 7, -255, "hi")
	fmt.Printf("%f|%.1f|%8.2f|%-8.2f|%+.2f|%08.3f|%e|%E|%g|%G\n", 3.14159, 3.15, 3.14159, 3.14159, 3.14159, -3.14159, 1234.5678, 0.00012, 1e21, 1e-7)
	fmt.Printf("%s|%10s|%-10s|%.2s|%q|%x|% x|%#q\n", "go", "go", "go", "golang", "a\"b", "hi", "hi", "raw")
	fmt.Printf("%v %v %v %v\n", []int{1, 2}, map[string]int{"b": 2, "a": 1}, [2]bool{true}, struct{}{})
	fmt.Printf("%d %s %q %x\n", []int{1, 2}, []string{"a", "b"}, []string{"a b", "c"}, []byte("hi"))
	fmt.Printf("%v %d %s\n", []byte("hi"), []byte("hi"), []byte("hi"))
	fmt.Printf("%5d|%-5d|%05d\n", []int{1, 2}, []int{1, 2}, []int{1, 2})
	fmt.Printf("%6.2f|%v|%.1f\n", []float64{1, 2.5}, []float64{1, 2.5}, map[string]float64{"x": 1.25})
	fmt.Printf("%v %+v %#v\n", []point{{1, 2}}, []*int{nil}, map[string]point{"k": {3, 4}})
	fmt.Printf("%#v %#v %#v %#v %#v\n", 1, "s", 1.0, []string{"a"}, [2]int{1, 2})
	fmt.Printf("%#v %#v %#v\n", int64(5), uint8(7), 'x')
	fmt.Printf("%#v %#v %#v\n", struct {
		A int
		B string
	}{1, "x"}, []any{1, "a", nil}, map[int]bool{1: true})
	fmt.Printf("%v %s %d\n", nil, nil, nil)
	fmt.Printf("%v %v\n", error(nil), any(nil))
	fmt.Printf("%%|%c%c|%v\n", 'o', 'k', 'x')
	fmt.Printf("%*d|%-*d|%.*f\n", 5, 42, 5, 42, 2, 3.14159)
	fmt.Printf("%[2]d %[1]d %[2]d|%[1]*[2]d\n", 3, 4)
	fmt.Printf("%08b|%3c|%-4q|%#08x\n", 5, 'z', 'y', 255)
	fmt.Printf("%t %v\n", []bool{true, false}, [][]int{{1}, {2, 3}, nil})
	fmt.Printf("%6v|%-6v|%06v\n", 42, "ab", 7)
	fmt.Printf("%x %X %x\n", "héllo", []byte{1, 171}, 3.5)
}
