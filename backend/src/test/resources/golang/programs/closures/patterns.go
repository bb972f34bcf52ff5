package main

import (
	"fmt"
	"sort"
	"strings"
)

func memoize(f func(int) int) func(int) int {
	cache := map[int]int{}
	return func(n int) int {
		if v, ok := cache[n]; ok {
			fmt.Print("hit ")
			return v
		}
		cache[n] = f(n)
		return cache[n]
	}
}

func curry(f func(a, b, c int) int) func(int) func(int) func(int) int {
	return func(a int) func(int) func(int) int {
		return func(b int) func(int) int {
			return func(c int) int { return f(a, b, c) }
		}
	}
}

func debounce(n int) func() bool {
	calls := 0
	return func() bool {
		calls++
		return calls%n == 0
	}
}

func pipeline(fs ...func([]string) []string) func([]string) []string {
	return func(s []string) []string {
		for _, f := range fs {
			s = f(s)
		}
		return s
	}
}

func retry(n int, f func(int) error) (err error) {
	for i := range n {
		if err = f(i); err == nil {
			return nil
		}
		fmt.Print("attempt ", i, ": ", err, "; ")
	}
	return fmt.Errorf("after %d: %w", n, err)
}

type Stack struct {
	Push func(int)
	Pop  func() (int, bool)
	Len  func() int
}

func NewStack() Stack {
	var s []int
	return Stack{
		Push: func(v int) { s = append(s, v) },
		Pop: func() (v int, ok bool) {
			if len(s) == 0 {
				return
			}
			v, s = s[len(s)-1], s[:len(s)-1]
			return v, true
		},
		Len: func() int { return len(s) },
	}
}

func once(f func()) func() {
	done := false
	return func() {
		if !done {
			done = true
			f()
		}
	}
}

func main() {
	sq := memoize(func(n int) int { return n * n })
	fmt.Println(sq(4), sq(4), sq(5))
	fmt.Println(curry(func(a, b, c int) int { return a*100 + b*10 + c })(1)(2)(3))
	d := debounce(3)
	fmt.Println(d(), d(), d(), d(), d(), d())
	p := pipeline(
		func(s []string) []string { sort.Strings(s); return s },
		func(s []string) []string {
			for i := range s {
				s[i] = strings.ToUpper(s[i])
			}
			return s
		},
		func(s []string) []string { return s[1:] },
	)
	fmt.Println(p([]string{"c", "a", "b"}))
	fmt.Println(retry(3, func(i int) error {
		if i < 2 {
			return fmt.Errorf("no %d", i)
		}
		return nil
	}))
	fmt.Println(retry(2, func(i int) error { return fmt.Errorf("never") }))
	s := NewStack()
	s.Push(1)
	s.Push(2)
	fmt.Println(s.Len())
	for v, ok := s.Pop(); ok; v, ok = s.Pop() {
		fmt.Print(v, " ")
	}
	fmt.Println(s.Len())
	hello := once(func() { fmt.Println("once only") })
	hello()
	hello()
	ops := map[string]func(float64, float64) float64{
		"+": func(a, b float64) float64 { return a + b },
		"-": func(a, b float64) float64 { return a - b },
		"*": func(a, b float64) float64 { return a * b },
	}
	for _, op := range []string{"+", "-", "*", "/"} {
		if f, ok := ops[op]; ok {
			fmt.Print(op, f(6, 4), " ")
		} else {
			fmt.Println("no", op, f == nil)
		}
	}
	var y func(func(func(int) int) func(int) int) func(int) int
	y = func(f func(func(int) int) func(int) int) func(int) int {
		return f(func(x int) int { return y(f)(x) })
	}
	fmt.Println(y(func(self func(int) int) func(int) int {
		return func(n int) int {
			if n == 0 {
				return 1
			}
			return n * self(n-1)
		}
	})(5))
}
