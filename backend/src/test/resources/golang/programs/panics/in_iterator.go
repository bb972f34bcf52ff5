package main

import "fmt"

func main() {
	for i := range func(yield func(int) bool) {
		defer fmt.Println("iterator's deferred call")
		for i := 0; yield(i); i++ {
		}
	} {
		if i == 2 {
			panic(fmt.Sprint("at ", i))
		}
		fmt.Println(i)
	}
}
