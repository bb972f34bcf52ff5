package main

import (
	"errors"
	"fmt"
)

var errStop = errors.New("stop")

func search(grid [][]int, want int) (row, col int, err error) {
	defer func() {
		if err == nil && row > 0 {
			row *= 10
		}
	}()
outer:
	for i, line := range grid {
		for j := 0; ; j++ {
			switch {
			case j >= len(line):
				continue outer
			case line[j] < 0:
				break outer
			case line[j] == want:
				return i, j, nil
			case line[j] == 100:
				j++
				fallthrough
			case line[j-0] == 7:
				continue
			default:
				if line[j]%2 == 0 {
					continue outer
				}
			}
		}
	}
	return -1, -1, errStop
}

func gotos(n int) (trace string) {
	i := 0
top:
	if i >= n {
		goto done
	}
	switch i % 3 {
	case 0:
		trace += "a"
	case 1:
		i++
		trace += "b"
		goto top
	default:
		trace += "c"
		for j := range 5 {
			if j == i%5 {
				goto next
			}
			trace += "."
		}
	}
next:
	i++
	goto top
done:
	return trace + "!"
}

func nested(depth int) (out []string) {
	defer func() {
		if r := recover(); r != nil {
			out = append(out, fmt.Sprint("r", depth, r))
			if depth == 1 {
				return
			}
			panic(fmt.Sprint(r, depth))
		}
		out = append(out, fmt.Sprint("d", depth))
	}()
	for i := 0; i < 2; i++ {
		defer func() { out = append(out, fmt.Sprint("x", depth, i)) }()
		if depth == 3 {
			panic("P")
		}
		if i == 1 {
			return append(out, nested(depth+1)...)
		}
	}
	return nil
}

func loops() (n int) {
	for i := 0; i < 10; i++ {
		for j := i; j > 0; j /= 2 {
			if j%3 == 0 {
				break
			} else if j%5 == 0 {
				continue
			}
			for k := range j {
				if k > 2 {
					break
				}
				n += i*100 + j*10 + k
			}
		}
	}
	return
}

func iterate(s []int) func(func(int, int) bool) {
	return func(yield func(int, int) bool) {
		for i, v := range s {
			if !yield(i, v) {
				return
			}
		}
	}
}

func findPair(s []int, sum int) (string, bool) {
	for i, a := range iterate(s) {
		for j, b := range iterate(s[i+1:]) {
			if a+b == sum {
				return fmt.Sprint(i, "+", i+1+j), true
			}
		}
	}
	return "", false
}

func selectLike(v any) (kind string) {
	switch x := v.(type) {
	case int:
		if x < 0 {
			break
		}
		switch {
		case x > 100:
			kind = "huge"
		case x > 10:
			kind = "big"
			if x == 50 {
				return "fifty"
			}
		default:
			for x > 0 {
				kind += "i"
				x--
			}
		}
	case error, fmt.Stringer:
		kind = fmt.Sprintf("%T", x)
	case func() any:
		return selectLike(x())
	}
	if kind == "" {
		kind = "none"
	}
	return
}

func main() {
	grid := [][]int{{1, 3, 5}, {7, 7, 9}, {2, 9}, {100, 1, 11}, {-1}, {13}}
	for _, want := range []int{1, 9, 11, 13, 42} {
		fmt.Println(search(grid, want))
	}
	fmt.Println(gotos(0), gotos(7), gotos(12))
	fmt.Println(nested(1))
	fmt.Println(loops())
	fmt.Println(findPair([]int{1, 4, 6, 8}, 12))
	fmt.Println(findPair([]int{1, 4}, 100))
	for _, v := range []any{-1, 3, 50, 51, 500, errStop, "s", func() any { return 2 }, nil} {
		fmt.Print(selectLike(v), " ")
	}
	fmt.Println()
}
