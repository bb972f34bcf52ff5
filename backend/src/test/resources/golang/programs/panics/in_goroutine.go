package main

import "fmt"

func main() {
	go func() {
		defer fmt.Println("goroutine's deferred call")
		panic("in goroutine")
	}()
	select {}
}
