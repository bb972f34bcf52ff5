package main

import (
	"fmt"
	"time"
)

func main() {
	ch := make(chan int)
	go func() {
		for i := 0; ; i++ {
			ch <- i
			time.Sleep(10 * time.Millisecond)
		}
	}()
	for v := range ch {
		fmt.Println("got", v)
		if v == 2 {
			close(ch) // "enough!"
		}
	}
	fmt.Println("receiver is content")
	time.Sleep(50 * time.Millisecond)
}
