package main

import (
	"fmt"
	"os"
)

func main() {
	defer fmt.Println("never printed: Exit runs no deferred calls")
	fmt.Println("leaving")
	fmt.Fprintln(os.Stderr, "with code 3")
	os.Exit(3)
}
