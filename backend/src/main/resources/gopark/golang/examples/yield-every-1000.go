package main

import (
	"fmt"
	"runtime"
)

func process(items []int, yield bool) (sum int) {
	for i, v := range items {
		sum += v
		if yield && i%1000 == 0 {
			runtime.Gosched()
		}
	}
	return
}

func main() {
	items := make([]int, 10_000)
	for i := range items {
		items[i] = i
	}
	for _, yield := range []bool{false, true} {
		turns, stop := 0, false
		done := make(chan bool)
		go func() {
			for !stop {
				turns++
				runtime.Gosched()
			}
			close(done)
		}()
		sum := process(items, yield)
		stop = true
		<-done
		fmt.Println("yield:", yield, "sum:", sum, "turns of the other:", turns)
	}
}
