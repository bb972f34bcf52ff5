package main

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

func reverse(s string) string {
	r := []rune(s)
	for i, j := 0, len(r)-1; i < j; i, j = i+1, j-1 {
		r[i], r[j] = r[j], r[i]
	}
	return string(r)
}

func kinds(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case unicode.IsUpper(r):
			b.WriteByte('U')
		case unicode.IsLower(r):
			b.WriteByte('l')
		case unicode.IsDigit(r):
			b.WriteByte('9')
		case unicode.IsSpace(r):
			b.WriteByte('_')
		case unicode.IsPunct(r):
			b.WriteByte('.')
		case unicode.IsLetter(r):
			b.WriteByte('L')
		default:
			b.WriteByte('?')
		}
	}
	return b.String()
}

func main() {
	for _, s := range []string{"Hello", "Привет", "日本語", "naïve", "a😀b", "", "e\u0301"} {
		fmt.Printf("%q len=%d runes=%d rev=%q upper=%q\n", s, len(s), utf8.RuneCountInString(s), reverse(s), strings.ToUpper(s))
	}
	fmt.Println(kinds("Hi, Мир 42 日 +\t!"))
	s := "日本語"
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		fmt.Printf("%c@%d+%d ", r, i, size)
		i += size
	}
	fmt.Println()
	b := []byte(s)
	b = utf8.AppendRune(b, 'é')
	fmt.Println(len(b), string(b[3:6]), utf8.Valid(b[:4]), utf8.FullRune(b[:2]))
	r, size := utf8.DecodeLastRuneInString(s)
	fmt.Println(string(r), size, utf8.RuneLen('é'), utf8.ValidRune(0xD800))
	fmt.Println(unicode.ToUpper('я'), string(unicode.ToUpper('я')), string(unicode.ToLower('Ж')), string(unicode.ToTitle('ß')))
	fmt.Println(strings.IndexRune("chicken", 'k'), strings.Index(s, "語"), strings.ContainsRune(s, '本'), strings.Count("ééé", "é"))
	fmt.Println(s[0], s[:3], s < "日本", "é" == "e\u0301", strings.EqualFold("ПРИВЕТ", "привет"))
	fmt.Printf("%c %U %d %x %q %+q\n", '世', '世', '世', '世', '世', '世')
	fmt.Printf("|%5s|%-5s|%.2s|\n", "日本", "é", "日本語")
	bytes := []byte("héllo")
	for i := range bytes {
		bytes[i] &^= 0x20
	}
	fmt.Printf("%q\n", bytes)
	counts := map[rune]int{}
	for _, r := range "абракадабра" {
		counts[r]++
	}
	fmt.Println(counts['а'], counts['б'], len(counts))
	words := strings.Fields("один  два\tтри\n")
	for i, w := range words {
		first, size := utf8.DecodeRuneInString(w)
		words[i] = string(unicode.ToUpper(first)) + w[size:]
	}
	fmt.Println(words, len(words))
	fmt.Println([]rune("né"), []byte("né"), string([]rune{0x1F600, 'x'}), string([]byte{0xe4, 0xb8, 0x96}))
}
