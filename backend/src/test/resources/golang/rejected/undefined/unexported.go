package main

import (
	"errors"
	"fmt"
	"strings"
)

func main() {
	var b strings.Builder
	fmt.Println(b.buf, b.grow(1))
	e := errors.errorString{"x"}
	fmt.Println(e)
}
