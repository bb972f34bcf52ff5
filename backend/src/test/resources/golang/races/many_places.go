// The same two lines race at many addresses, and are told of once.
package main

import "time"

func main() {
	values := make([]int, 5)
	go func() {
		for i := range values {
			values[i] = i
		}
	}()
	time.Sleep(10 * time.Millisecond)
	sum := 0
	for _, v := range values {
		sum += v
	}
	println(sum)
}
