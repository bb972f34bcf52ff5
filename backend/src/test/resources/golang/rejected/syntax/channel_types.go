package main

func main() {
	c := make(chan)
	var d <- chan int
	x <- chan int
	var e chan<-
}
