package main

import "fmt"

x := 5

fmt.Println("outside")

for i := 0; i < 3; i++ {
}

func main() {
	fmt.Println(x)
}
