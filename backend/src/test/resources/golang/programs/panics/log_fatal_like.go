package main

import (
	"fmt"
	"os"
)

func run() error {
	defer fmt.Println("cleaned up")
	return fmt.Errorf("run: %w", os.ErrNotExist)
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
	fmt.Println("never")
}
