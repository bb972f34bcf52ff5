package main

import (
	"fmt"

	"github.com/nobody/nothing"
)

func main() {
	fmt.Println(nothing.X)
}
