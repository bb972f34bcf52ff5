// A channel is closed by two of its senders.
package main

import "sync"

func produce(c chan int, wg *sync.WaitGroup) {
	defer wg.Done()
	defer close(c)
	c <- 1
}

func main() {
	c := make(chan int, 2)
	var wg sync.WaitGroup
	for range 2 {
		wg.Add(1)
		go func() {

			produce(c, &wg)
		}()
	}
	wg.Wait()
}
