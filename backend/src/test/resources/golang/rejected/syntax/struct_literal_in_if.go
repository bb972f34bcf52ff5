package main

import "fmt"

type P struct{ x int }

func main() {
	p := P{1}
	if p == P{1} {
		fmt.Println("same")
	}
	for _, q := range []P{{1}} {
		fmt.Println(q)
	}
	switch p {
	case P{1}:
	}
}
