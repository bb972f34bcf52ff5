// Closing a nil channel is a panic with a runtime error.
package main

import "fmt"

func main() {
	var ch chan string
	fmt.Println(ch == nil)
	close(ch)
}
