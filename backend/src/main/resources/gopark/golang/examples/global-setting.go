package main

import (
	"fmt"
	"runtime"
	"time"
)

func backgroundJob() {
	old := runtime.GOMAXPROCS(1)
	defer runtime.GOMAXPROCS(old)
	time.Sleep(30 * time.Millisecond)
}

func main() {
	go backgroundJob()
	for range 5 {
		time.Sleep(10 * time.Millisecond)
		fmt.Println("a request runs with", runtime.GOMAXPROCS(0), "processors")
	}
}
