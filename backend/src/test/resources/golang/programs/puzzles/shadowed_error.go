// A new err inside of the block hides the outer one.
package main

import (
	"errors"
	"fmt"
)

func step(n int) (int, error) {
	if n > 1 {
		return 0, errors.New("too far")
	}
	return n + 1, nil
}

func main() {
	n, err := step(0)
	for range 2 {
		n, err := step(n)
		fmt.Println("inner", n, err)
	}
	fmt.Println("outer", n, err)
	n, err = step(5)
	fmt.Println("outer", n, err)
}
