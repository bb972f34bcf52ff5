// A panic that nobody recovers runs the deferred calls and ends the program with code 2.
package main

import "fmt"

func main() {
	defer fmt.Println("deferred")
	panic("boom")
}
