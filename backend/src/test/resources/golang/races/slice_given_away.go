// A slice that was sent shares its elements.
package main

import "time"

func main() {
	batches := make(chan []int, 1)
	done := make(chan bool)
	go func() {
		batch := <-batches
		time.Sleep(5 * time.Millisecond)
		println(len(batch), batch[0])
		close(done)
	}()
	batch := []int{1, 2, 3}
	batches <- batch
	batch[0] = 9
	<-done
}
