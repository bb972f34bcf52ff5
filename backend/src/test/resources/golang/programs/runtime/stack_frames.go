// Stacks are texts; what their calls are is looked at, not arguments and offsets.
package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

func names(stack string) []string {
	var all []string
	for _, line := range strings.Split(stack, "\n") {
		if name, rest, ok := strings.Cut(line, "("); ok && !strings.HasPrefix(line, "\t") {
			if strings.HasPrefix(rest, "*") {
				name = line[:strings.LastIndex(line, "(")]
			}
			all = append(all, name)
		}
	}
	return all
}

func stack() string {
	buf := make([]byte, 1<<16)
	return string(buf[:runtime.Stack(buf, false)])
}

type thing struct{}

//go:noinline
func (t *thing) fails(p *int) (text string) {
	defer func() {
		recover()
		text = stack()
		fmt.Println(names(string(debug.Stack())))
	}()
	return fmt.Sprint(*p)
}

func main() {
	fmt.Println(names(stack()))
	text := new(thing).fails(nil)
	fmt.Println(names(text))
	for _, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, "panic(") {
			fmt.Println(strings.Count(line, "("))
		}
	}
}
