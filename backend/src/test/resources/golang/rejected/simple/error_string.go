package main

import "fmt"

func main() {
	var err error = "bad"
	fmt.Println(err)
}
