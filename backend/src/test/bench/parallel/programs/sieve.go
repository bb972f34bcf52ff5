// The sieve of primes, a goroutine for each.
package main

func generate(out chan<- int) {
	for i := 2; ; i++ {
		out <- i
	}
}

func filter(in <-chan int, out chan<- int, prime int) {
	for {
		if i := <-in; i%prime != 0 {
			out <- i
		}
	}
}

func main() {
	numbers := make(chan int)
	go generate(numbers)
	for range 60 {
		prime := <-numbers
		rest := make(chan int)
		go filter(numbers, rest, prime)
		numbers = rest
	}
}
