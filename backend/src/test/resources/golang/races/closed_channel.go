package main

import "fmt"

func main() {
	var settings map[string]int
	ready := make(chan struct{})
	results := make(chan int, 3)
	for i := range 3 {
		go func() {
			<-ready
			results <- settings["limit"] * i
		}()
	}
	settings = map[string]int{"limit": 10}
	close(ready)
	sum := 0
	for range 3 {
		sum += <-results
	}
	fmt.Println(sum)
}
