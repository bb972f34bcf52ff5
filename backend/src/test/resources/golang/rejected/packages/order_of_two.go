package main

import (
	"zeta/second"

	"fmt"

	"alpha/first"
)

func main() {
	fmt.Println(second.X, first.Y)
}
