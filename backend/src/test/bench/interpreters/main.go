// Command interpreters runs a Go program in the interpreter yaegi, so many times, each time in a new
// one, and prints the nanoseconds of each run.
package main

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"time"

	"github.com/traefik/yaegi/interp"
	"github.com/traefik/yaegi/stdlib"
)

func main() {
	source, err := os.ReadFile(os.Args[1])
	check(err)
	rounds, err := strconv.Atoi(os.Args[2])
	check(err)
	for range rounds {
		var printed bytes.Buffer
		yaegi := interp.New(interp.Options{Stdout: &printed})
		check(yaegi.Use(stdlib.Symbols))
		program, err := yaegi.Compile(string(source))
		check(err)
		begin := time.Now()
		_, err = yaegi.Execute(program)
		check(err)
		fmt.Println("ns", time.Since(begin).Nanoseconds())
		fmt.Print(printed.String())
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
