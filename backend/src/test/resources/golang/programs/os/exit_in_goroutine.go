package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Println("starting")
	go func() {
		fmt.Println("goroutine ends the program")
		os.Exit(5)
	}()
	select {}
}
