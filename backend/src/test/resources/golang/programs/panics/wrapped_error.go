package main

import (
	"errors"
	"fmt"
)

var errMissing = errors.New("missing")

func load(name string) error {
	fmt.Println("load", name)
	return fmt.Errorf("load %s: %w", name, errMissing)
}

func main() {
	panic(load("conf.txt"))
}
