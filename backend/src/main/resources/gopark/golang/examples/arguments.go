package main

import (
	"fmt"
	"time"
)

func main() {
	x := 1
	go fmt.Println("argument:", x)
	go func() { fmt.Println("closure:", x) }()
	x = 2
	time.Sleep(10 * time.Millisecond)
}
