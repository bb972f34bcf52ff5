// A panic in the second init.
package main

import "fmt"

var table map[string]int

func init() { fmt.Println("first") }

func init() {
	fmt.Println("second")
	table["a"] = 1
}

func main() { fmt.Println("main") }
