package main

import "fmt"

func main() {
	var err error
	fmt.Println(err)
	fmt.Println(err.Error())
}
