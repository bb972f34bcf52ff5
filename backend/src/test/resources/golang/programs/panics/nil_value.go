package main

import "fmt"

func main() {
	fmt.Println("panic(nil)")
	panic(nil)
}
