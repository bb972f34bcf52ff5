package main

func f(c <-chan int) { close(c) }

func main() {
	f(make(chan int))
}
