package main

import "fmt"

func seq(yield func(int) bool) {
	defer fmt.Println("iterator cleans up")
	for i := 0; i < 3; i++ {
		if !yield(i) {
			return
		}
	}
}

func deferInBody() {
	for i := range seq {
		defer fmt.Println("deferred by body", i)
	}
	fmt.Println("end of function")
}

func returnInBody() (s string) {
	defer func() { s += "!" }()
	for i := range seq {
		for j := range seq {
			if i+j == 1 {
				return fmt.Sprint("returned ", i, j)
			}
		}
	}
	return "never"
}

func panicInBody() {
	defer func() { fmt.Println("recovered", recover()) }()
	for i := range seq {
		if i == 1 {
			panic("in body")
		}
	}
}

func panicInIterator() {
	defer func() { fmt.Println("recovered", recover()) }()
	for i := range func(yield func(int) bool) {
		yield(1)
		panic("in iterator")
	} {
		fmt.Println("body", i)
	}
}

func continuesAfterBreak() {
	defer func() { fmt.Println("recovered:", recover()) }()
	for i := range func(yield func(int) bool) {
		yield(1)
		yield(2)
	} {
		fmt.Println("body", i)
		break
	}
}

func gotoOut() {
	for i := range seq {
		if i == 1 {
			goto out
		}
	}
	fmt.Println("never")
out:
	fmt.Println("out")
}

func main() {
	deferInBody()
	fmt.Println(returnInBody())
	panicInBody()
	panicInIterator()
	continuesAfterBreak()
	gotoOut()
	for range seq {
		break
	}
}
