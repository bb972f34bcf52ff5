package main

import "fmt"

func main() {
	x := 1
	switch x {
	case "one":
		fmt.Println(x)
	}
}
