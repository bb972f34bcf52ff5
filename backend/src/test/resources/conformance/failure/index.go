// An index out of range is a run-time panic.
package main

import "os"

func main() {
	list := make([]int, 3)
	list[len(os.Args)+4]++
}
