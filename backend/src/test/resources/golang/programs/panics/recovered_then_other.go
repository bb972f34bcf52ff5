package main

import "fmt"

func main() {
	defer func() {
		r := recover()
		panic(fmt.Sprintf("while handling %v", r))
	}()
	panic("trouble")
}
