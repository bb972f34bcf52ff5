package main

import (
	"fmt"
	"strings"
	"unicode"
)

func main() {
	s := "The quick brown fox"
	fmt.Println(strings.ToUpper(s), strings.ToLower(s), strings.Contains(s, "quick"), strings.ContainsAny(s, "xyz"))
	fmt.Println(strings.Index(s, "q"), strings.Index(s, "zz"), strings.IndexByte(s, 'b'), strings.IndexRune(s, 'x'), strings.IndexAny(s, "kw"), strings.LastIndex(s, "o"))
	fmt.Println(strings.IndexFunc(s, unicode.IsSpace), strings.HasPrefix(s, "The"), strings.HasSuffix(s, "fox"))
	fmt.Printf("%q %q %q\n", strings.Split("a,b,,c", ","), strings.Split("abc", ""), strings.Split("", ","))
	fmt.Printf("%q %q %q\n", strings.SplitN("a,b,c,d", ",", 2), strings.SplitAfter("a,b", ","), strings.Fields("  a  b\tc\n"))
	fmt.Printf("%q\n", strings.FieldsFunc("a1b22c", unicode.IsDigit))
	fmt.Println(strings.Join([]string{"a", "b"}, ", "), strings.Join(nil, "x") == "", strings.Repeat("ab", 3))
	fmt.Println(strings.Replace("aaaa", "a", "b", 2), strings.ReplaceAll("aaaa", "aa", "b"), strings.Replace("ab", "", "-", -1))
	fmt.Printf("%q %q %q %q\n", strings.TrimSpace(" \t x y \n"), strings.Trim("--x--", "-"), strings.TrimLeft("xxabc", "x"), strings.TrimRight("abcxx", "x"))
	fmt.Println(strings.TrimPrefix("prefix-x", "prefix-"), strings.TrimSuffix("x.go", ".txt"), strings.TrimFunc("123abc456", unicode.IsDigit))
	fmt.Println(strings.Count("cheese", "e"), strings.Count("abc", ""), strings.EqualFold("STRASSE", "strasse"), strings.Compare("a", "b"))
	fmt.Println(strings.Map(func(r rune) rune {
		if unicode.IsUpper(r) {
			return unicode.ToLower(r)
		}
		if r == ' ' {
			return -1
		}
		return unicode.ToUpper(r)
	}, s))
	before, after, ok := strings.Cut("k=v=w", "=")
	fmt.Println(before, after, ok)
	before, after, ok = strings.Cut("none", "=")
	fmt.Printf("%q %q %t\n", before, after, ok)
	rest, had := strings.CutPrefix("go.mod", "go.")
	fmt.Println(rest, had)
	r := strings.NewReplacer("<", "&lt;", ">", "&gt;")
	fmt.Println(r.Replace("<b>x</b>"))
	for w := range strings.SplitSeq("x-y-z", "-") {
		fmt.Print(w, ";")
	}
	for l := range strings.Lines("one\ntwo") {
		fmt.Printf("%q", l)
	}
	fmt.Println()
	freq := map[string]int{}
	for _, w := range strings.Fields("a b a c b a") {
		freq[w]++
	}
	fmt.Println(freq)
	fmt.Println(strings.ToTitle("go"), strings.ToUpper("straße é"), strings.Title("hello world"))
}
