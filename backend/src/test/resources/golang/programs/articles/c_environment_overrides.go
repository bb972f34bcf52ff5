// Idea: a variable of the environment may set the number of processors.
package main

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
)

func choose() string {
	if v := os.Getenv("PARK_PROCS"); v != "" {
		n, err := strconv.Atoi(v)
		if err != nil {
			return "bad value: " + err.Error()
		}
		runtime.GOMAXPROCS(n)
		return "set by environment"
	}
	return "default"
}

func main() {
	fmt.Println(choose())
	os.Setenv("PARK_PROCS", "3")
	fmt.Println(choose(), runtime.GOMAXPROCS(0))
	os.Setenv("PARK_PROCS", "three")
	fmt.Println(choose(), runtime.GOMAXPROCS(0))
}
