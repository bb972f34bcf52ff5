package main

import "time"

func main() {
	n := 2
	time.Sleep(n * time.Second)
}
