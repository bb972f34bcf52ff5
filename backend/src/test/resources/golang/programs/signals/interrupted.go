package main

import (
	"fmt"
	"os"
	"time"
)

// Whom nobody told what to do with SIGINT it ends, and deferred calls are not run.
func main() {
	defer fmt.Println("never")
	fmt.Println("before")
	p, _ := os.FindProcess(os.Getpid())
	p.Signal(os.Interrupt)
	time.Sleep(time.Second)
	fmt.Println("after")
}
