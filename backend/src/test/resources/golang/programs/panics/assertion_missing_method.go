package main

import "fmt"

type closer interface{ Close() error }
type file struct{}

func main() {
	var v any = file{}
	fmt.Println(v.(closer))
}
