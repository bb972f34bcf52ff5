// debug.SetMaxStack decides how deep a goroutine may call.
package main

import (
	"fmt"
	"runtime/debug"
)

func deep(n int) int { return 1 + deep(n+1) }

func main() {
	fmt.Println(debug.SetMaxStack(1 << 20))
	fmt.Println(deep(0))
}
