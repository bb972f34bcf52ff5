package main

import "fmt"

func main() {
	break
	continue
	if true {
		break
	}
	fallthrough
	switch 1 {
	case 1:
		continue
	case 2:
		if true {
			fallthrough
		}
	case 3:
		fallthrough
	}
	switch any(1).(type) {
	case int:
		fallthrough
	case string:
	}
	for {
		func() { break }()
	}
label:
	if true {
		for {
			break label
		}
	}
	fmt.Println()
block:
	for {
		continue label
	}
	select {
	default:
		fallthrough
	}
	for {
		break block
	}
}
