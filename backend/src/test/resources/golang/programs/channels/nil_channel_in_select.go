// A nil channel never is ready: setting a channel to nil switches its case off.
package main

import "fmt"

func merge(a, b <-chan int) []int {
	var got []int
	for a != nil || b != nil {
		select {
		case v, ok := <-a:
			if !ok {
				a = nil
				continue
			}
			got = append(got, v)
		case v, ok := <-b:
			if !ok {
				b = nil
				continue
			}
			got = append(got, v)
		}
	}
	return got
}

func fill(from, to int) <-chan int {
	ch := make(chan int, to-from)
	for i := from; i < to; i++ {
		ch <- i
	}
	close(ch)
	return ch
}

func main() {
	got := merge(fill(0, 4), fill(100, 103))
	sum := 0
	for _, v := range got {
		sum += v
	}
	fmt.Println(len(got), sum)
	var never chan int
	select {
	case <-never:
		fmt.Println("received from nil")
	case never <- 1:
		fmt.Println("sent to nil")
	default:
		fmt.Println("a nil channel is never ready")
	}
}
