// What is left in the buffer comes out after close; then zero values forever.
package main

import "fmt"

type point struct{ x, y int }

func try(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			err, isError := r.(error)
			fmt.Println(name, "->", r, isError)
			if isError {
				fmt.Println("  ", err.Error())
			}
		}
	}()
	f()
	fmt.Println(name, "is fine")
}

func main() {
	ch := make(chan point, 2)
	ch <- point{1, 2}
	close(ch)
	for range 3 {
		p, ok := <-ch
		fmt.Println(p, ok)
	}
	try("close closed", func() { close(ch) })
	try("close nil", func() { var c chan int; close(c) })
	try("send closed", func() { ch <- point{} })
	try("close fresh", func() { close(make(chan int)) })
	try("select send closed", func() {
		select {
		case ch <- point{3, 4}:
		default:
		}
	})
	for p := range ch {
		fmt.Println("not reached", p)
	}
	fmt.Println(<-ch)
}
