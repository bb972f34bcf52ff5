// A sender whose value is taken goes on by itself, and its receiver becomes the next to run.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	ch, done := make(chan int), make(chan bool)
	go func() {
		for v := range ch {
			say(fmt.Sprint("r", v))
		}
		close(done)
	}()
	for i := range 4 {
		say(fmt.Sprint("s", i))
		ch <- i
		say(fmt.Sprint("S", i))
	}
	close(ch)
	<-done
	fmt.Println(said...)
}
