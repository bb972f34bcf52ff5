// Bytes and runes of UTF-8.
package main

import (
	"fmt"
	"unicode/utf8"
)

func main() {
	s := "aé世🙂\xff"
	fmt.Println(len(s), utf8.RuneCountInString(s), utf8.ValidString(s), utf8.ValidString("ok"))
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		fmt.Printf("%d %q %d\n", i, r, n)
		i += n
	}
	for i, r := range s {
		fmt.Print(i, ":", string(r), " ")
	}
	fmt.Println()
	r, n := utf8.DecodeLastRuneInString("世界")
	fmt.Println(string(r), n)
	r, n = utf8.DecodeRune(nil)
	fmt.Println(r == utf8.RuneError, n)
	b := utf8.AppendRune(nil, '世')
	fmt.Printf("% x %d %d %d\n", b, utf8.RuneLen('é'), utf8.RuneLen('🙂'), utf8.RuneLen(-1))
	buf := make([]byte, 4)
	fmt.Println(utf8.EncodeRune(buf, 'é'), buf, utf8.FullRune(b[:2]), utf8.RuneStart(b[1]), utf8.ValidRune(0xD800), utf8.UTFMax)
	fmt.Println([]rune(s), []byte("é"), string([]rune{19990, 30028}))
}
