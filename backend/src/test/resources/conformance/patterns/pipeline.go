// In a pipeline of two stages the values travel as far as somebody waits for them.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	a, b := make(chan int), make(chan int)
	go func() {
		for i := range 3 {
			a <- i
			say(fmt.Sprint("p", i))
		}
		close(a)
	}()
	go func() {
		for v := range a {
			b <- v
			say(fmt.Sprint("q", v))
		}
		close(b)
	}()
	for v := range b {
		say(fmt.Sprint("m", v))
	}
	fmt.Println(said...)
}
