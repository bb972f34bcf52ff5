package main

import "fmt"

func main() {
	m := map[any]string{1: "one"}
	fmt.Println(m[1])
	m[func() {}] = "f"
}
