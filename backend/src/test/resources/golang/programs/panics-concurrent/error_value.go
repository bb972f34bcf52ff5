// An uncaught error value prints its text; a Stringer too.
package main

import (
	"fmt"
	"time"
)

type failure struct{ code int }

func (f failure) Error() string { return fmt.Sprintf("failure with code %d", f.code) }

func main() {
	go func() {
		defer func() {
			r := recover()
			fmt.Printf("%v %T\n", r, r)
			panic(fmt.Errorf("again: %w", r.(error)))
		}()
		panic(failure{7})
	}()
	time.Sleep(100 * time.Millisecond)
}
