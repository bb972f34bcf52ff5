package main

import (
	"fmt"
	"os"
)

func main() {
	defer os.Exit(3)
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintln(os.Stderr, "fatal:", r)
		}
	}()
	var p *struct{ x int }
	p.x = 1
}
