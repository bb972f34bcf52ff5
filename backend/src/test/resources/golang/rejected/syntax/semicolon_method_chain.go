package main

import (
	"fmt"
	"strings"
)

func main() {
	var b strings.Builder
	s := strings.NewReplacer("a", "b")
		.Replace("banana")
	fmt.Println(s, b.Len())
}
