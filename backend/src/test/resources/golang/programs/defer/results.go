package main

import (
	"errors"
	"fmt"
)

func one() (r int) {
	defer func() { r++ }()
	return 41
}

func two() int {
	r := 1
	defer func() { r = 100 }()
	return r
}

func three() (s string, err error) {
	defer func() {
		if err != nil {
			s = "fixed"
			err = fmt.Errorf("wrapped: %w", err)
		}
	}()
	return "value", errors.New("oops")
}

func four() (n int) {
	for i := 1; i <= 3; i++ {
		defer func() { n = n*10 + i }()
	}
	return 0
}

func five() (p *int) {
	x := 1
	defer func() { x = 9; *p += 1 }()
	return &x
}

func six() (n int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("recovered: %v", r)
		}
	}()
	n = 7
	var a []int
	return a[n], nil
}

func seven() (a, b int) {
	a, b = 1, 2
	defer func() { a, b = b, a }()
	return b * 10, a * 10
}

func eight() int {
	defer func() { recover() }()
	panic("result is the zero value")
}

func nine() (n int) {
	defer func() {
		recover()
		n *= 2
	}()
	n = 21
	panic("result stays")
}

func main() {
	fmt.Println(one(), two())
	fmt.Println(three())
	fmt.Println(four(), *five())
	fmt.Println(six())
	fmt.Println(seven())
	fmt.Println(eight(), nine())
}
