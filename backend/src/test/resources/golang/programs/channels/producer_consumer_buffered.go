// With a buffer of two the producer runs ahead, the consumer catches up.
package main

import "fmt"

func main() {
	ch := make(chan int, 2)
	done := make(chan bool)
	var steps []string
	note := func(what string, v int) { steps = append(steps, fmt.Sprint(what, v, " len=", len(ch))) }
	go func() {
		for i := range 7 {
			ch <- i
			note("sent ", i)
		}
		close(ch)
	}()
	go func() {
		for v := range ch {
			note("got ", v)
		}
		close(done)
	}()
	<-done
	for _, s := range steps {
		fmt.Println(s)
	}
}
