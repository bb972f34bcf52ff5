// Reading a channel until it is closed or somebody says stop.
package main

import "fmt"

func orDone[T any](done <-chan struct{}, in <-chan T) <-chan T {
	out := make(chan T)
	go func() {
		defer close(out)
		for {
			select {
			case <-done:
				return
			case v, ok := <-in:
				if !ok {
					return
				}
				select {
				case out <- v:
				case <-done:
					return
				}
			}
		}
	}()
	return out
}

func main() {
	done := make(chan struct{})
	endless := make(chan int)
	go func() {
		for i := 0; ; i++ {
			select {
			case endless <- i:
			case <-done:
				return
			}
		}
	}()
	n := 0
	for v := range orDone(done, endless) {
		if v != n {
			fmt.Println("lost", n)
		}
		n++
		if n == 10 {
			close(done)
			break
		}
	}
	fmt.Println("read", n)
	short := make(chan string, 2)
	short <- "x"
	short <- "y"
	close(short)
	for s := range orDone(make(chan struct{}), short) {
		fmt.Println(s)
	}
}
