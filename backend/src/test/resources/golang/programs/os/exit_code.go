// Exit with a code of one's own; what was printed stays.
package main

import (
	"errors"
	"fmt"
	"os"
)

func run(args []string) error {
	if len(args) < 2 {
		return errors.New("usage: program NAME")
	}
	return nil
}

func main() {
	defer fmt.Println("not printed")
	fmt.Println("start")
	if err := run(os.Args); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(64)
	}
}
