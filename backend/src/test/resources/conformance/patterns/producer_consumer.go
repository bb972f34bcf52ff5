// Around a buffer of one, producer and consumer move in bursts of up to three values.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch := make(chan int, 1)
	go func() {
		defer close(ch)
		for i := range 5 {
			say(fmt.Sprint("put", i))
			ch <- i
		}
	}()
	for v := range ch {
		say(fmt.Sprint("take", v))
	}
	fmt.Println(said...)
}
