package main

import "fmt"

func f() int { return 1 }

func main() {
	p := &f()
	fmt.Println(p)
}
