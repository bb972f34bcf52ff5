package main

import (
	"fmt"
	"unicode/utf8"
)

func main() {
	s := "a\xffb\xe4\xb8c"
	for i, r := range s {
		fmt.Printf("%d:%U ", i, r)
	}
	fmt.Println()
	fmt.Println(len(s), len([]rune(s)), utf8.ValidString(s))
	fmt.Printf("%q %x\n", s, s)
	fmt.Println([]rune(s), []byte(s))
	t := string([]rune(s))
	fmt.Println(len(t), t == s, utf8.ValidString(t))
	fmt.Println(string(rune(0xD800)) == "\uFFFD", string(rune(0x110000)) == "\uFFFD")
	r, size := utf8.DecodeRuneInString("\xff")
	fmt.Println(r, size, r == utf8.RuneError)
	r, size = utf8.DecodeRuneInString("世")
	fmt.Println(r, size, utf8.RuneLen(r))
	m := map[string]int{"\xff": 1, "\xfe": 2}
	fmt.Println(m["\xff"], m["\xfe"], len(m))
	fmt.Println("\xff" < "\xfe", "\xff" == "\u00ff")
	u := "a\xff"
	u += "\xfe"
	fmt.Println(len(u), u[1], u[2])
}
