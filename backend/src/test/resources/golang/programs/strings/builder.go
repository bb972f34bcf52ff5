package main

import (
	"fmt"
	"strings"
)

func main() {
	var b strings.Builder
	for i := 3; i >= 1; i-- {
		fmt.Fprintf(&b, "%d...", i)
	}
	b.WriteString("liftoff")
	b.WriteByte('!')
	b.WriteRune('é')
	fmt.Println(b.String(), b.Len())
	b.Reset()
	fmt.Println(b.Len(), b.String() == "")
	fmt.Println(strings.Fields("  a b   c "), strings.Split("a,b,c", ","), strings.Join([]string{"x", "y"}, "-"))
	fmt.Println(strings.Index("chicken", "ken"), strings.LastIndex("go gopher", "go"), strings.HasPrefix("golang", "go"))
	fmt.Println(strings.Replace("oink oink", "k", "ky", 1), strings.ReplaceAll("oink oink", "oink", "moo"))
	fmt.Println(strings.TrimSpace("  x "), strings.Trim("xxhixx", "x"), strings.TrimLeft("aab", "a"), strings.TrimSuffix("a.go", ".go"))
	fmt.Println(strings.Map(func(r rune) rune {
		if r == 'a' {
			return 'A'
		}
		return r
	}, "banana"), strings.Count("cheese", "e"), strings.Title("hello"))
	before, after, found := strings.Cut("key=value", "=")
	fmt.Println(before, after, found)
	fmt.Println(strings.EqualFold("Go", "GO"), strings.ToLower("ABC"), strings.ContainsRune("abc", 'b'))
}
