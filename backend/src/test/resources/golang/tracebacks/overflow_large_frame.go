// Each call has an array on the stack.
package main

import (
	"fmt"
	"runtime/debug"
)

func fill(depth int) int {
	var page [100]int
	for i := range page {
		page[i] = depth + i
	}
	return fill(depth+1) + page[7]
}

func main() {
	debug.SetMaxStack(1 << 17)
	fmt.Println(fill(0))
}
