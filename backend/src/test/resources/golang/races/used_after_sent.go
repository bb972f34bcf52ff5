// What has been given away is written to.
package main

import "time"

type parcel struct {
	weight int
	label  string
}

func main() {
	parcels := make(chan *parcel, 1)
	done := make(chan bool)
	go func() {
		p := <-parcels
		time.Sleep(5 * time.Millisecond)
		println(p.weight)
		done <- true
	}()
	p := &parcel{weight: 2}
	parcels <- p
	p.weight = 3
	<-done
}
