// As long as a timer runs there is hope.
package main

import (
	"fmt"
	"time"
)

func main() {
	ch := make(chan string)
	time.AfterFunc(10*time.Millisecond, func() { ch <- "rescued by a timer" })
	fmt.Println(<-ch)
	go func() {
		time.Sleep(10 * time.Millisecond)
		ch <- "rescued by a sleeper"
	}()
	fmt.Println(<-ch)
	time.AfterFunc(10*time.Millisecond, func() {})
	fmt.Println(<-ch)
}
