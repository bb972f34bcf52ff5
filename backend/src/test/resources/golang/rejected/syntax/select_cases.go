package main

func main() {
	c := make(chan int)
	select {
	c <- 1:
	case <-c
	default
	}
}
