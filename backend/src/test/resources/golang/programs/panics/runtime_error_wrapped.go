package main

import (
	"errors"
	"fmt"
	"runtime"
)

func main() {
	defer func() {
		if r := recover(); r != nil {
			err := fmt.Errorf("in main: %w", r.(error))
			var re runtime.Error
			fmt.Println(errors.As(err, &re), re)
			panic(err)
		}
	}()
	var m map[string][]int
	m["a"] = append(m["a"], 1)
}
