package main

import (
	"fmt"
	"unicode/utf8"
)

func main() {
	s := "héllo, 世界!"
	fmt.Println(len(s), utf8.RuneCountInString(s), len([]rune(s)), len([]byte(s)))
	for i, r := range s {
		fmt.Printf("%d:%c(%d) ", i, r, r)
	}
	fmt.Println()
	for i := 0; i < 4; i++ {
		fmt.Print(s[i], " ")
	}
	fmt.Println()
	fmt.Printf("%x | % x | %q | %+q\n", s, s, s, s)
	fmt.Println(s[0:2] == "h\xc3", s[1:3], s[:1], s[len(s)-1:])
	r := []rune(s)
	for i, j := 0, len(r)-1; i < j; i, j = i+1, j-1 {
		r[i], r[j] = r[j], r[i]
	}
	fmt.Println(string(r))
	b := []byte("abc")
	b[0] = 'X'
	b = append(b, "def"...)
	fmt.Println(string(b), b, string(b[1]), string([]rune{19990, 30028}))
	fmt.Printf("%T %T\n", s[0], r[0])
	n := copy(b, "zz")
	fmt.Println(n, string(b))
	var empty string
	for range empty {
		fmt.Println("never")
	}
	fmt.Println(empty == "", len(empty))
}
