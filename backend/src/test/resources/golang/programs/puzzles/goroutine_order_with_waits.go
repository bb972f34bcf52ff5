// Which line comes first? The unbuffered send lets the receiver continue first.
package main

import "fmt"

func main() {
	ch, done := make(chan int), make(chan bool)
	go func() {
		fmt.Println("1: receiver waits")
		v := <-ch
		fmt.Println("2: received", v)
		done <- true
		fmt.Println("4: perhaps never")
	}()
	ch <- 5
	<-done
	fmt.Println("3: main is done")
}
