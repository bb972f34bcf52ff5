// Arguments of defer and go are evaluated at once, closures later.
package main

import (
	"fmt"
	"time"
)

func main() {
	x := 0
	defer fmt.Println("deferred argument", x)
	defer func() { fmt.Println("deferred closure", x) }()
	go fmt.Println("goroutine argument", x)
	x = 1
	time.Sleep(5 * time.Millisecond)
	x = 2
}
