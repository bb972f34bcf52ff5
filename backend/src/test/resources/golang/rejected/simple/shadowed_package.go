package main

import (
	"fmt"
	"strings"
)

func main() {
	strings := []string{"a"}
	fmt.Println(strings.Join(strings, ","))
}
