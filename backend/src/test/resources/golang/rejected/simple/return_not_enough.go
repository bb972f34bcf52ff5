package main

import "fmt"

func f() (int, error) { return 1 }

func main() {
	fmt.Println(f())
}
