package main

func f(c <-chan int) { c <- 1 }

func main() {
	f(make(chan int))
}
