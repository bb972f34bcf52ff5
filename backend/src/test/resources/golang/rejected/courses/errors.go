package main

import (
	"fmt"
	"strconv"
)

func parse(s string) (int, error) {
	n := strconv.Atoi(s)
	return n
}

func main() {
	n := parse("1")
	n, err := parse("2")
	if err != nil {
		fmt.Println(err.message)
	}
	fmt.Println(n + parse("3"))
	var e error = fmt.Sprintf("bad")
	return nil
}
