// What fmt says about verbs that do not fit, missing and extra operands.
package main

import (
	"errors"
	"fmt"
)

type point struct{ X, Y int }

func main() {
	format := func(f string, args ...any) { fmt.Printf("%-14q ", f); fmt.Printf(f+"\n", args...) }
	format("%d", "hi")
	format("%s", 42)
	format("%s", 4.5)
	format("%s", true)
	format("%s", nil)
	format("%d", nil)
	format("%t", 1)
	format("%c", "x")
	format("%q", 3.5)
	format("%f", 3)
	format("%x", 2.5)
	format("%e", "s")
	format("%U", "s")
	format("%d", point{1, 2})
	format("%s", point{1, 2})
	format("%s", []int{1, 2})
	format("%d", []string{"a"})
	format("%d", map[string]int{"k": 1})
	format("%s", &point{1, 2})
	format("%z", 1)
	format("%!", 1)
	format("%d")
	format("%d %d", 1)
	format("%d", 1, 2)
	format("text", 1, "two", point{3, 4}, nil)
	format("%d %", 1)
	format("%")
	format("100%%")
	format("%[2]d %[1]d", 1, 2)
	format("%[1]d %[1]x %[1]q", 65)
	format("%[3]d", 1, 2)
	format("%[0]d", 1)
	format("%[x]d", 1)
	format("%[2]*[1]d|", 7, 5)
	format("%[1]d", 1, 2)
	format("%*d", "w", 7)
	format("%.*d", "p", 7)
	format("%d", errors.New("an error"))
	format("%w", errors.New("an error"))
	format("%w", []byte("ab"))
	format("%s", []any{nil, 1, "s"})
	format("%-5d|%5z|", 1, 2)
	format("%s %s", error(nil), []error{nil})
	format("%+s", "plus")
	format("%.3d", "abc")
}
