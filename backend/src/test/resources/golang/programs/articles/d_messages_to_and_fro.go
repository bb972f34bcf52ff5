// Idea: two goroutines that only talk to each other keep one thread busy.
package main

import "fmt"

func main() {
	const messages = 10_000
	there, back := make(chan int), make(chan int)
	go func() {
		for v := range there {
			back <- v + 1
		}
		close(back)
	}()
	v := 0
	for range messages {
		there <- v
		v = <-back
	}
	close(there)
	_, open := <-back
	fmt.Println(v, open)
}
