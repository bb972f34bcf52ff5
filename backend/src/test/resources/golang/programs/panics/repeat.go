package main

import (
	"fmt"
	"strings"
)

func main() {
	n := -2
	fmt.Println(strings.Repeat("ab", 2))
	fmt.Println(strings.Repeat("ab", n))
}
