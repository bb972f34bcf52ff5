// Importing the profiler for its handlers alone does no harm.
package main

import (
	"fmt"
	_ "net/http/pprof"
)

func main() {
	fmt.Println("handlers are there, nobody asks")
}
