// An error is recovered and raised again, with a defer of its own on the way.
package main

import (
	"errors"
	"fmt"
)

type failure struct {
	code int
	err  error
}

func (f *failure) Error() string { return fmt.Sprintf("code %d: %v", f.code, f.err) }
func (f *failure) Unwrap() error { return f.err }

var errBase = errors.New("base")

func inner(code int) {
	defer fmt.Println("inner ends")
	panic(&failure{code, errBase})
}

func middle() {
	defer func() {
		r := recover()
		var f *failure
		if err, ok := r.(error); ok && errors.As(err, &f) && errors.Is(err, errBase) {
			fmt.Println("raised again", f.code)
		}
		panic(r)
	}()
	inner(42)
}

func main() {
	defer fmt.Println("main ends")
	middle()
}
