package main

import (
	"fmt"
	"os"
)

func cleanup() { fmt.Println("cleanup never runs") }

func main() {
	fmt.Println(len(os.Args), len(os.Args[1:]))
	fmt.Printf("[%s]\n", os.Getenv("NO_SUCH_VARIABLE"))
	_, ok := os.LookupEnv("NO_SUCH_VARIABLE")
	fmt.Println(ok)
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: basics <name>")
		defer cleanup()
		os.Exit(64)
	}
}
