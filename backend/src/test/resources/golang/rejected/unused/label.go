package main

import "fmt"

func main() {
outer:
	for i := range 3 {
		fmt.Println(i)
	}
done:
}
