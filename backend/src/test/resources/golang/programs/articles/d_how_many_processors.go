// Idea: NumCPU tells what the machine has; GOMAXPROCS what Go uses.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	fmt.Println(runtime.NumCPU() > 0, runtime.GOMAXPROCS(0))
}
