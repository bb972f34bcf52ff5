// A goroutine writes the result of the function that started it.
package main

import "time"

func compute() (result int) {
	go func() {
		result = 1
	}()
	time.Sleep(10 * time.Millisecond)
	return result
}

func main() {
	println(compute())
}
