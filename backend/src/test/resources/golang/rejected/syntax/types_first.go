package main

import "fmt"

func main() {
	int x = 5
	string s
	fmt.Println(x, s)
}
