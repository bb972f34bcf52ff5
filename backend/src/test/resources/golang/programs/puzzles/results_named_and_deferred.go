// A deferred function may change named results after return.
package main

import (
	"errors"
	"fmt"
)

func a() (n int) {
	defer func() { n *= 2 }()
	return 21
}

func b() int {
	n := 21
	defer func() { n *= 2 }()
	return n
}

func c() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("recovered: %v", r)
		}
	}()
	panic("boom")
}

func d() (n int, err error) {
	defer func(old int) { n += old }(n)
	n = 5
	return n + 1, errors.New("with error")
}

func main() {
	fmt.Println(a(), b(), c())
	fmt.Println(d())
}
