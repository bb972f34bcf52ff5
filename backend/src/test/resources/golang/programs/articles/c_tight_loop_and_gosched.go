// Idea: a long walk that gives way after every thousand items.
package main

import (
	"fmt"
	"runtime"
)

func process(items []int) (sum int) {
	for i, v := range items {
		sum += v
		if i%1000 == 0 {
			runtime.Gosched()
		}
	}
	return
}

func main() {
	items := make([]int, 5000)
	for i := range items {
		items[i] = i
	}
	turns := 0
	stop := false
	go func() {
		for !stop {
			turns++
			runtime.Gosched()
		}
	}()
	sum := process(items)
	stop = true
	fmt.Println(sum, "the other one had turns:", turns >= 4)
}
