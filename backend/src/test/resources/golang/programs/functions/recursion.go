package main

import "fmt"

func fib(n int) int {
	if n < 2 {
		return n
	}
	return fib(n-1) + fib(n-2)
}

func hanoi(n int, from, to, via string, moves *int) {
	if n == 0 {
		return
	}
	hanoi(n-1, from, via, to, moves)
	*moves++
	if n == 3 {
		fmt.Println("biggest", from, "->", to)
	}
	hanoi(n-1, via, to, from, moves)
}

func isEven(n int) bool {
	if n == 0 {
		return true
	}
	return isOdd(n - 1)
}

func isOdd(n int) bool { return n != 0 && isEven(n-1) }

func permutations(s []int, k int, visit func([]int)) {
	if k == len(s) {
		visit(s)
		return
	}
	for i := k; i < len(s); i++ {
		s[k], s[i] = s[i], s[k]
		permutations(s, k+1, visit)
		s[k], s[i] = s[i], s[k]
	}
}

func ackermann(m, n int) int {
	switch {
	case m == 0:
		return n + 1
	case n == 0:
		return ackermann(m-1, 1)
	}
	return ackermann(m-1, ackermann(m, n-1))
}

func depth(n int) int {
	if n == 0 {
		return 0
	}
	return 1 + depth(n-1)
}

func main() {
	fmt.Println(fib(20), ackermann(2, 3), isEven(101), isOdd(7))
	moves := 0
	hanoi(3, "A", "C", "B", &moves)
	fmt.Println(moves)
	n := 0
	permutations([]int{1, 2, 3}, 0, func(p []int) { n++; fmt.Print(p) })
	fmt.Println(n)
	fmt.Println(depth(20000))
	type tree struct {
		l, r *tree
	}
	var build func(int) *tree
	build = func(d int) *tree {
		if d == 0 {
			return nil
		}
		return &tree{build(d - 1), build(d - 1)}
	}
	var size func(*tree) int
	size = func(t *tree) int {
		if t == nil {
			return 0
		}
		return 1 + size(t.l) + size(t.r)
	}
	fmt.Println(size(build(8)))
}
