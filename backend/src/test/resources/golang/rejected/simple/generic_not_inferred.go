package main

import "fmt"

func zero[T any]() (t T) { return }

func main() {
	fmt.Println(zero())
}
