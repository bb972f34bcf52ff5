package main

import (
	"fmt"
	"os"
)

func main() {
	defer fmt.Println("never")
	defer os.Exit(7)
	panic("lost")
}
