package main

import "fmt"

func level(n int) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("level", n, "saw:", r)
			panic(fmt.Sprintf("%v<%d", r, n))
		}
	}()
	if n == 3 {
		panic("start")
	}
	level(n + 1)
}

func main() {
	level(1)
}
