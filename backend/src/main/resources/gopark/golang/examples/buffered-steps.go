package main

import "fmt"

func main() {
	ch := make(chan string, 2)
	done := make(chan bool)
	go func() {
		for _, s := range []string{"a", "b", "c", "d", "e"} {
			ch <- s
			fmt.Println("sent", s, "in the buffer:", len(ch))
		}
		close(ch)
	}()
	go func() {
		for s := range ch {
			fmt.Println("got", s)
		}
		close(done)
	}()
	<-done
}
