package main

import "fmt"

func main() {
	ch := make(chan int)
	go func() {
		for i := range 3 {
			ch <- i
		}
		// close(ch) is missing
	}()
	for v := range ch {
		fmt.Println(v)
	}
	fmt.Println("done")
}
