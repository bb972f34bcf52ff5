// debug.SetMaxThreads decides how many threads there may be.
package main

import (
	"fmt"
	"runtime/debug"
	"time"
)

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	fmt.Println(debug.SetMaxThreads(20))
	fmt.Println(debug.SetMaxThreads(1))
}
