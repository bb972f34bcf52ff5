package main

import "fmt"

func main() {
	var err error
	fmt.Println("err is", err)
	panic(err)
}
