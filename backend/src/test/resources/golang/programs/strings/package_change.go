// Changing case, repeating, replacing, mapping and joining.
package main

import (
	"fmt"
	"strings"
	"unicode"
)

func main() {
	fmt.Println(strings.ToUpper("héllo ß мир"), strings.ToLower("ÀÉÎ МИР"), strings.ToTitle("go"))
	fmt.Println(strings.Repeat("ab", 3), strings.Repeat("-", 0)+"|", strings.Join([]string{"a", "b", "c"}, "; "), strings.Join(nil, ","))
	fmt.Println(strings.Replace("aaaa", "a", "b", 2), strings.ReplaceAll("aaaa", "aa", "x"), strings.Replace("abc", "", "-", -1))
	fmt.Println(strings.Map(func(r rune) rune {
		switch {
		case unicode.IsDigit(r):
			return -1
		case r == 'o':
			return '0'
		}
		return unicode.ToUpper(r)
	}, "go1 routine2 о"))
	r := strings.NewReplacer("<", "&lt;", ">", "&gt;", "&", "&amp;")
	fmt.Println(r.Replace("a<b && c>d"))
	fmt.Println(strings.NewReplacer("a", "1", "aa", "2", "b", "").Replace("aaab"))
	fmt.Println(strings.ToValidUTF8("a\xffb\xfe\xfdc", "?"), strings.Clone("copy"))
	rot13 := func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z':
			return 'a' + (r-'a'+13)%26
		case r >= 'A' && r <= 'Z':
			return 'A' + (r-'A'+13)%26
		}
		return r
	}
	fmt.Println(strings.Map(rot13, "Hello, Gopher!"), strings.Map(rot13, strings.Map(rot13, "twice")))
	words := strings.Fields("reverse these words")
	for i, j := 0, len(words)-1; i < j; i, j = i+1, j-1 {
		words[i], words[j] = words[j], words[i]
	}
	fmt.Println(strings.Join(words, " "))
	defer func() { fmt.Println(recover()) }()
	strings.Repeat("x", -1)
}
