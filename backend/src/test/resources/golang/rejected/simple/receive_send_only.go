package main

func f(c chan<- int) int { return <-c }

func main() {
	f(make(chan int))
}
