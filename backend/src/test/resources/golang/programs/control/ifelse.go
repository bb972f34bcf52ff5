package main

import (
	"errors"
	"fmt"
)

func check(n int) (int, error) {
	if n < 0 {
		return 0, errors.New("negative")
	}
	return n * 2, nil
}

func grade(n int) string {
	if n >= 90 {
		return "A"
	} else if n >= 80 {
		return "B"
	} else {
		return "F"
	}
}

func side(name string, v bool) bool {
	fmt.Print(name, " ")
	return v
}

func main() {
	for _, n := range []int{-1, 5} {
		if v, err := check(n); err != nil {
			fmt.Println("error:", err, v)
		} else if v > 5 {
			fmt.Println("big", v, err == nil)
		}
	}
	fmt.Println(grade(95), grade(85), grade(10))
	if side("a", false) && side("b", true) || side("c", true) {
		fmt.Println("short circuit")
	}
	if !(side("x", true) || side("y", false)) {
		fmt.Println("no")
	} else if side("z", true) != side("w", false) {
		fmt.Println("xor")
	}
	if (struct{ a int }{1}) == (struct{ a int }{1}) {
		fmt.Println("composite literal in parentheses")
	}
	if f := func() bool { return true }; f() {
		fmt.Println("func in if")
	}
	x := 3
	if x := x * 2; x > 5 {
		fmt.Println("shadow", x)
	}
	fmt.Println(x)
}
