// A nil channel's case is never chosen, which switches a finished source off.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	a, b := make(chan int), make(chan int)
	go func() {
		a <- 1
		close(a)
		for a != nil {
			b <- 2
		}
		close(b)
	}()
	for a != nil || b != nil {
		select {
		case v, ok := <-a:
			if say(fmt.Sprint("a", v, ok)); !ok {
				a = nil
			}
		case _, ok := <-b:
			if !ok {
				b = nil
			}
		}
	}
	fmt.Println(said...)
}
