package main

import (
	"fmt"
	"os/files"
	"stringz"
)

func main() {
	fmt.Println(stringz.X, files.Y)
}
