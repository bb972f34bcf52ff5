package main

import (
	"fmt"
	"runtime"
)

func main() {
	fmt.Println("cores:", runtime.NumCPU())
	fmt.Println("processors:", runtime.GOMAXPROCS(0))
	fmt.Println("goroutines:", runtime.NumGoroutine())
}
