package main

import "fmt"

type T struct{}

func (T) Get() int { return 1 }

func main() {
	t := T{}
	fmt.Println(t.Get > 1)
}
