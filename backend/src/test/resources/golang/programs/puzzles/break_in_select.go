// break inside of select leaves the select only.
package main

import (
	"fmt"
	"time"
)

func main() {
	quit := make(chan bool)
	close(quit)
	turns := 0
	for turns < 3 {
		select {
		case <-quit:
			turns++
			break
		case <-time.After(time.Hour):
		}
	}
	fmt.Println(turns)
	func() {
		for {
			select {
			case <-quit:
				fmt.Println("return leaves both")
				return
			}
		}
	}()
}
