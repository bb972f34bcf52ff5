// A panic before main: a variable is given its value by a function.
package main

import "strconv"

var size = must(strconv.Atoi("12x"))

func must(n int, err error) int {
	if err != nil {
		panic(err)
	}
	return n
}

func main() { println(size) }
