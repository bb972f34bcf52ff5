// OnceFunc, OnceValue and OnceValues remember results and panics.
package main

import (
	"errors"
	"fmt"
	"sync"
)

func main() {
	calls := 0
	f := sync.OnceFunc(func() { calls++; fmt.Println("called") })
	f()
	f()
	value := sync.OnceValue(func() int { calls++; return calls * 100 })
	fmt.Println(value(), value(), value())
	values := sync.OnceValues(func() (string, error) { calls++; return "partial", errors.New("broken") })
	s, err := values()
	fmt.Println(s, err)
	s, err = values()
	fmt.Println(s, err, calls)
	fail := sync.OnceValue(func() string { calls++; panic("no value") })
	for range 2 {
		func() {
			defer func() { fmt.Println("recovered", recover(), calls) }()
			fmt.Println(fail())
		}()
	}
}
