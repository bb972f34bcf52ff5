package main

import "fmt"

func main() {
	f := func() error { return nil }
	var err error
	if true {
		x, err := 1, f()
		fmt.Println(x)
	}
	fmt.Println(err)
}
