// A flag that nothing protects, looked at after a while.
package main

import (
	"fmt"
	"time"
)

var done bool

func main() {
	go func() {
		done = true
	}()
	time.Sleep(10 * time.Millisecond)
	fmt.Println(done)
}
