package main

import (
	"errors"
	"fmt"
)

func main() {
	err := errors.New("bad %d", 5)
	fmt.Println(err)
}
