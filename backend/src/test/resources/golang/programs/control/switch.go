package main

import "fmt"

func name(n int) string {
	switch n {
	case 0:
		return "zero"
	case 1, 3, 5:
		return "odd"
	case 2, 4:
		return "even"
	default:
		return "many"
	}
}

func f(s string) int { fmt.Print(s, " "); return len(s) }

func main() {
	for i := range 7 {
		fmt.Print(name(i), " ")
	}
	fmt.Println()
	switch x := 5; {
	case x > 3:
		fmt.Println("big")
		fallthrough
	case x > 100:
		fmt.Println("fell")
		fallthrough
	default:
		fmt.Println("default too")
	case x < 0:
		fmt.Println("no")
	}
	switch f("ab") {
	case f("x"), f("yy"), f("zz"):
		fmt.Println("matched second")
	case f("never"):
	}
	switch {
	default:
		fmt.Println("default first")
	case false:
	}
	switch {
	}
	switch x := any(3).(int); x {
	case 3:
		if x == 3 {
			break
		}
		fmt.Println("not reached")
	}
	for i := range 5 {
		switch i {
		case 1:
			continue
		case 3:
			break
		default:
			fmt.Print(i, " ")
		}
	}
	fmt.Println()
	switch s := "go"; s + "!" {
	case "go":
	case "go!":
		fmt.Println("string switch", s)
	}
	type P struct{ x int }
	switch (P{1}) {
	case P{2}:
	case P{1}:
		fmt.Println("struct switch")
	}
	switch v := 2.0; v {
	case 2:
		fmt.Println("float equals int constant")
	}
	var e error
	switch e {
	case nil:
		fmt.Println("nil")
	}
	switch a := any("s"); a {
	case 1, "s":
		fmt.Println("mixed")
	}
	switch true {
	case 1 > 2, 2 > 1:
		fmt.Println("true switch")
	}
	switch x := 1; x {
	case 1:
		x := "shadow"
		fmt.Println(x)
	case 2:
		x++
	}
}
