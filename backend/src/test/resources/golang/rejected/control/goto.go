package main

import "fmt"

func main() {
	goto skip
	x := 1
	fmt.Println(x)
skip:
	fmt.Println("skipped")
	goto inside
	{
	inside:
		fmt.Println("in block")
	}
	if true {
	cond:
	}
	goto cond
	func() {
		goto skip
	}()
}
