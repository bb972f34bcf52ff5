// Searching, splitting, trimming and comparing.
package main

import (
	"fmt"
	"strings"
	"unicode"
)

func main() {
	s := "the cat sat on the mat"
	fmt.Println(strings.Contains(s, "sat"), strings.ContainsAny(s, "xyz"), strings.ContainsRune(s, 'm'), strings.ContainsFunc(s, unicode.IsUpper))
	fmt.Println(strings.Index(s, "the"), strings.LastIndex(s, "the"), strings.Index(s, "dog"), strings.IndexByte(s, 'c'), strings.IndexRune("héé", 'é'), strings.IndexAny(s, "nm"), strings.LastIndexAny(s, "ns"), strings.IndexFunc(s, unicode.IsSpace), strings.LastIndexByte(s, 'a'), strings.LastIndexFunc(s, unicode.IsSpace))
	fmt.Println(strings.Count(s, "at"), strings.Count("abc", ""), strings.HasPrefix(s, "the"), strings.HasSuffix(s, "mat"))
	fmt.Printf("%q %q %q %q\n", strings.Split("a,b,,c", ","), strings.SplitN("a,b,c", ",", 2), strings.SplitAfter("a,b", ","), strings.Split("héy", ""))
	fmt.Printf("%q %q %q\n", strings.SplitN("a,b", ",", 0), strings.SplitAfterN("a,b,c", ",", 2), strings.Split("", ","))
	fmt.Printf("%q %q\n", strings.Fields("  a \t b\nc  "), strings.FieldsFunc("a1b22c", unicode.IsDigit))
	before, after, found := strings.Cut("key=value=x", "=")
	fmt.Println(before, after, found)
	fmt.Println(strings.Cut("none", "="))
	fmt.Println(strings.CutPrefix("prefix-x", "prefix-"))
	fmt.Println(strings.CutSuffix("x.go", ".go"))
	fmt.Printf("%q %q %q %q %q %q %q\n", strings.TrimSpace(" \t x y \n"), strings.Trim("xxhixx", "x"), strings.TrimLeft("xxhixx", "x"), strings.TrimRight("xxhixx", "x"), strings.TrimPrefix("gopher", "go"), strings.TrimSuffix("gopher", "her"), strings.TrimFunc("12ab34", unicode.IsDigit))
	fmt.Println(strings.EqualFold("Straße", "STRAßE"), strings.EqualFold("Go", "GO"), strings.Compare("a", "b"), strings.Compare("b", "b"))
	for part := range strings.SplitSeq("x-y-z", "-") {
		fmt.Print(part, ";")
	}
	for part := range strings.FieldsSeq(" p q ") {
		fmt.Print(part, ";")
	}
	for l := range strings.Lines("one\ntwo\n") {
		fmt.Printf("%q", l)
	}
	fmt.Println()
}
