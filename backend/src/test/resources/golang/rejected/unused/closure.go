package main

import "fmt"

func main() {
	count := 0
	inc := func() { count++ }
	x := 1
	func() {
		x = 2
		x := 3
	}()
	err := fmt.Errorf("x")
	_, err2 := fmt.Println()
	if err := fmt.Errorf("y"); err != nil {
		err = nil
	}
}
