package main

import "fmt"

type myErr struct{ msg string }

func (e *myErr) Error() string {
	if e == nil {
		return "a nil *myErr"
	}
	return e.msg
}

func main() {
	var e *myErr
	var err error = e
	fmt.Println(err != nil)
	panic(err)
}
