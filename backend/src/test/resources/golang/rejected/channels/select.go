package main

import "fmt"

func main() {
	c := make(chan int)
	select {
	case v := <-c:
	case c <- "text":
	case s, ok := <-c:
		fmt.Println(s)
	case fmt.Println("x"):
	case 5:
	}
	go fmt.Println
	var wg sync.WaitGroup
	wg.Done()
	var x int = <-c + "a"
	c.Close()
	for a, b := range c {
	}
}
