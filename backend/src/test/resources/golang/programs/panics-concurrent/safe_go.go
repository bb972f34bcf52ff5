// Each worker recovers for itself and reports an error.
package main

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
)

func safely(f func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case runtime.Error:
			err = fmt.Errorf("runtime: %w", r)
		case error:
			err = r
		default:
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	f()
	return nil
}

func main() {
	var nothing *struct{ x int }
	var list []int
	zero := 0
	var any1 any = "text"
	jobs := []func(){
		func() {},
		func() { panic("plain") },
		func() { panic(errors.New("an error")) },
		func() { _ = nothing.x },
		func() { _ = list[3] },
		func() { _ = 1 / zero },
		func() { _ = any1.(int) },
		func() { _ = make([]int, zero-1) },
		func() { close((chan int)(nil)) },
		func() { panic(fmt.Sprint(42)) },
		func() { _ = strings.Repeat("x", -1) },
	}
	results := make([]chan error, len(jobs))
	for i, job := range jobs {
		results[i] = make(chan error, 1)
		go func() { results[i] <- safely(job) }()
	}
	for i, r := range results {
		fmt.Println(i, <-r)
	}
}
