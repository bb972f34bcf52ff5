// GOMAXPROCS returns what was before; zero and less only ask.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	fmt.Println(runtime.GOMAXPROCS(0))
	fmt.Println(runtime.GOMAXPROCS(4))
	fmt.Println(runtime.GOMAXPROCS(-1), runtime.GOMAXPROCS(0))
	fmt.Println(runtime.GOMAXPROCS(1), runtime.GOMAXPROCS(1))
	fmt.Println(runtime.NumCPU() >= 1)
	fmt.Println(runtime.GOOS != "", runtime.GOARCH != "", len(runtime.Version()) > 2)
}
