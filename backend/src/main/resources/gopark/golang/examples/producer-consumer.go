package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	items := make(chan int, 4)
	var producers, consumers sync.WaitGroup
	for p := range 2 {
		producers.Add(1)
		go func() {
			defer producers.Done()
			for i := range 6 {
				items <- 100*p + i
				time.Sleep(2 * time.Millisecond)
			}
		}()
	}
	for c := range 3 {
		consumers.Add(1)
		go func() {
			defer consumers.Done()
			for item := range items {
				fmt.Println("consumer", c, "has", item)
				time.Sleep(5 * time.Millisecond)
			}
		}()
	}
	producers.Wait()
	close(items) // consumers finish what is left
	consumers.Wait()
	fmt.Println("all consumed")
}
