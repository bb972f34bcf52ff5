package main

import "fmt"

type CodeError struct {
	Code int
	Msg  string
}

func (e *CodeError) Error() string { return fmt.Sprintf("%d: %s", e.Code, e.Msg) }

func main() {
	fmt.Println("about to panic")
	panic(&CodeError{404, "not found"})
}
