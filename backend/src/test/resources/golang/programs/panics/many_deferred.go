package main

import "fmt"

func main() {
	for i := range 3 {
		defer func() {
			fmt.Println("deferred", i)
			if i == 1 {
				panic(fmt.Sprint("from deferred ", i))
			}
		}()
	}
	panic("from main")
}
