// order: any
// Which ready channel select takes first is random; in the end all were taken.
package main

import "fmt"

func main() {
	chans := make([]chan string, 3)
	for i := range chans {
		chans[i] = make(chan string, 4)
		for j := range 4 {
			chans[i] <- fmt.Sprint("channel ", i, " value ", j)
		}
	}
	for range 12 {
		select {
		case s := <-chans[0]:
			fmt.Println(s)
		case s := <-chans[1]:
			fmt.Println(s)
		case s := <-chans[2]:
			fmt.Println(s)
		}
	}
}
