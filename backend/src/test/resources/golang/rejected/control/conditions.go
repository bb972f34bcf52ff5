package main

import "fmt"

func main() {
	x := 1
	if x {
	}
	for x {
	}
	if "yes" {
	}
	if nil {
	}
	for i := 0; i; i++ {
	}
	if x == 1 && x {
	}
	if !x {
	}
	if fmt.Println("x") {
	}
	var p *int
	if p {
	}
	switch {
	case x:
	case "a":
	case 5 > x:
	}
}
