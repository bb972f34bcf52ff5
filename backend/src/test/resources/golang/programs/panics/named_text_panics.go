package main

import "time"

type code int

func (c code) Error() string {
	for i := range 3 {
		if i > int(c) {
			panic(c + 1)
		}
	}
	return "none"
}

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	panic(code(1))
}
