package main

import "errors"

func main() {
	panic(errors.New("one\ntwo\nthree"))
}
