package main

import "fmt"

func main() {
	s := make([]int, 2)
	for _, f := range []func(){
		func() { s[1] = 5 },
		func() { fmt.Println(s[:2], len(s)) },
		func() { fmt.Println(s[2]) },
	} {
		f()
	}
}
