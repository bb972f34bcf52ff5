// What is written after AfterFunc is not ordered with its function.
package main

import "time"

func main() {
	limit := 5
	time.AfterFunc(5*time.Millisecond, func() {
		println(limit > 0)
	})
	limit = 6
	time.Sleep(20 * time.Millisecond)
}
