package main

import (
	"fmt"
	"strconv"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func main() {
	fmt.Println(must(strconv.Atoi("12")))
	fmt.Println(must(strconv.Atoi("12a")))
}
