package main

import (
	"errors"
	"fmt"
	"strconv"
)

func divmod(a, b int) (q, r int, err error) {
	if b == 0 {
		err = errors.New("division by zero")
		return
	}
	return a / b, a % b, nil
}

func named() (x, y int) {
	x = 1
	defer func() { y = x * 100 }()
	{
		x := 50
		_ = x
	}
	return x + 1, 5
}

func swap[T any](a, b T) (T, T) { return b, a }

func parse(s string) (n int, err error) {
	if n, err = strconv.Atoi(s); err != nil {
		return -1, fmt.Errorf("parse %q: %w", s, err)
	}
	return
}

func compose(fs ...func(int) int) func(int) int {
	return func(x int) int {
		for _, f := range fs {
			x = f(x)
		}
		return x
	}
}

func takes(a int, b, c string) string { return fmt.Sprint(a, b, c) }
func gives() (int, string, string)    { return 1, "b", "c" }

func main() {
	fmt.Println(divmod(17, 5))
	fmt.Println(divmod(1, 0))
	q, _, _ := divmod(9, 2)
	fmt.Println(q)
	fmt.Println(named())
	a, b := swap("x", "y")
	a, b = b, a
	fmt.Println(a, b)
	for _, s := range []string{"12", "x1", ""} {
		n, err := parse(s)
		fmt.Println(n, err, errors.Is(err, strconv.ErrSyntax))
	}
	fmt.Println(compose(func(x int) int { return x + 1 }, func(x int) int { return x * 10 })(4))
	fmt.Println(takes(gives()))
	i := 0
	next := func() int { i++; return i }
	arr := [5]int{}
	arr[next()], arr[next()] = next(), next()
	fmt.Println(arr, i)
	x, y := 1, 2
	x, y = y, x+y
	fmt.Println(x, y)
	var fn func(int) (int, error) = func(v int) (int, error) { return v, nil }
	v, _ := fn(3)
	fmt.Println(v)
}
