package main

import (
	"errors"
	"fmt"
)

func main() {
	defer func() {
		fmt.Println("cleaning up")
		var m map[int]int
		m[1] = 1
	}()
	panic(errors.New("original"))
}
