package main

import "fmt"

func main() {
	ch := make(chan int)
	go func() {
		for i := range 4 {
			ch <- i
			fmt.Println("sent", i)
		}
		close(ch)
	}()
	for v := range ch {
		fmt.Println("got", v)
	}
}
