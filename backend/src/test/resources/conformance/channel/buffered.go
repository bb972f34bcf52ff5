// A sender fills the buffer before it blocks, and is woken when the first value is taken.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch, done := make(chan int, 2), make(chan bool)
	go func() {
		for v := range ch {
			say(fmt.Sprint("r", v))
		}
		close(done)
	}()
	for i := range 6 {
		ch <- i
		say(fmt.Sprint("s", i))
	}
	close(ch)
	<-done
	fmt.Println(said...)
}
