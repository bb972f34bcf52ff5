// The prime sieve is a chain of filters, each a goroutine that waits for the one before it.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func filter(in <-chan int, prime int) <-chan int {
	out := make(chan int)
	go func() {
		for v := range in {
			if v%prime != 0 {
				out <- v
			}
		}
		close(out)
	}()
	return out
}

func main() {
	numbers := make(chan int)
	go func() {
		for i := 2; i < 20; i++ {
			numbers <- i
		}
		close(numbers)
	}()
	var in <-chan int = numbers
	for {
		prime, ok := <-in
		if !ok {
			break
		}
		say(prime)
		in = filter(in, prime)
	}
	fmt.Println(said...)
}
