// A function that is called for each rune panics, and a count is negative.
package main

import "strings"

func main() {
	defer strings.Repeat("a", -1)
	strings.Map(func(r rune) rune { panic("rune") }, "abc")
}
