package main

import "fmt"

func main() {
	var c chan int
	fmt.Println(complex(1, "x"), complex(1.5, 2, 3), real(1), real("x"), imag(2.5))
	fmt.Println(complex(float32(1), float64(2)))
	panic(1, 2)
	recover(1)
	print(nil)
	println(fmt)
	x := panic("x")
	y := print("x")
	z := close(c)
	len := 5
	fmt.Println(len("abc"))
	cap = nil
	f := append
	g := make
	defer panic
	h := new(5 + 5)
	i := new(fmt)
	j := min("a", 1)
	k := max([]int{1})
	l := min(1, 2.5, "x")
	clear(nil)
	delete(map[string]int{}, "a", "b")
	make([]int, 1.5)
	make([]int, "x")
	make(map[string]int, -1)
	make(chan int, 1, 2)
	copy([]int{}, []string{})
	append(nil, 1)
	append([]int{}, nil...)
	append([]int{}, "abc"...)
	append([]byte{}, "abc"...)
}
