// The exact steps of a producer and a consumer on an unbuffered channel.
package main

import "fmt"

func main() {
	ch := make(chan int)
	var steps []string
	note := func(format string, args ...any) { steps = append(steps, fmt.Sprintf(format, args...)) }
	go func() {
		for i := range 4 {
			note("send %d", i)
			ch <- i
			note("sent %d", i)
		}
		close(ch)
		note("closed")
	}()
	for v := range ch {
		note("got %d", v)
	}
	note("done")
	for _, s := range steps {
		fmt.Println(s)
	}
}
