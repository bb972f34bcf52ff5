package main

import (
	"fmt"
	"strings"
)

func main() {
	var b strings.Builder
	fmt.Println(b.buf)
}
