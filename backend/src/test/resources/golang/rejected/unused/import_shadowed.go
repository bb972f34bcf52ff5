package main

import "os"
import f "fmt"

func main() {
	fmt := "shadow"
	println(fmt)
}
