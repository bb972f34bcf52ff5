// What was written before AfterFunc can be seen by its function.
package main

import (
	"fmt"
	"time"
)

func main() {
	limit := 5
	done := make(chan int)
	time.AfterFunc(time.Millisecond, func() {
		done <- limit * 2
	})
	fmt.Println(<-done)
}
