package main

import (
	"errors"
	"fmt"
)

func main() {
	a, b := errors.New("first"), errors.New("second")
	panic(errors.Join(a, fmt.Errorf("wrapped: %w", b)))
}
