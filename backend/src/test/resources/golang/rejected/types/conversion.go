package main

import "fmt"

type T struct{ a int }
type U struct{ b int }

func main() {
	s := "42"
	n := int(s)
	f := float64("1.5")
	b := bool(1)
	str := string(1.5)
	t := U(T{1})
	p := (*U)(&T{})
	sl := []int("abc")
	x := []byte(65)
	i := int(nil)
	y := int(2.5)
	arr := [2]int([]string{"a"})
	fmt.Println(n, f, b, str, t, p, sl, x, i, y, arr, int(true), string(true), int([]int{}), error("x"))
}
