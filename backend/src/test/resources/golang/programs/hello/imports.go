package main

import (
	"fmt"
	m "math"
	_ "os"
	. "strings"
)

import "strconv"

func main() {
	fmt.Println(m.Sqrt(16), m.MaxInt8)
	fmt.Println(ToUpper("dot import"), Repeat("ab", 3), Contains("seafood", "foo"))
	n, err := strconv.Atoi("42")
	fmt.Println(n, err)
	var b Builder
	b.WriteString("built")
	fmt.Println(b.String(), b.Len())
}
