// The woken receiver goes to runnext; the sender keeps the P until it blocks.
package main

import "fmt"

func main() {
	var log []string
	a, done := make(chan int), make(chan bool)
	go func() {
		for v := range a {
			log = append(log, fmt.Sprint("receiver has ", v))
		}
		done <- true
	}()
	go func() { log = append(log, "bystander") }()
	for i := range 3 {
		a <- i
		log = append(log, fmt.Sprint("main sent ", i))
	}
	close(a)
	log = append(log, "main closed")
	<-done
	for _, l := range log {
		fmt.Println(l)
	}
}
