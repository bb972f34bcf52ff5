// debug.SetMaxStack decides how deep a goroutine may call.
package main

import (
	"fmt"
	"runtime/debug"
	"time"
)

func deep(n int) int { return 1 + deep(n+1) }

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	fmt.Println(debug.SetMaxStack(1 << 20))
	fmt.Println(deep(0))
}
