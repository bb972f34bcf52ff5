package main

import (
	"fmt"
	"strings"
)

func caesar(s string, shift int) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case r >= 'a' && r <= 'z':
			r = 'a' + (r-'a'+rune(shift)+26)%26
		case 'A' <= r && r <= 'Z':
			r = 'A' + (r-'A'+rune(shift)+26)%26
		}
		b.WriteRune(r)
	}
	return b.String()
}

func vigenere(text, key string) string {
	out := []byte(text)
	j := 0
	for i, c := range out {
		if c < 'a' || c > 'z' {
			continue
		}
		out[i] = 'a' + (c-'a'+key[j%len(key)]-'a')%26
		j++
	}
	return string(out)
}

func xor(data []byte, key byte) []byte {
	out := make([]byte, len(data))
	for i := range data {
		out[i] = data[i] ^ key
	}
	return out
}

func rle(s string) string {
	var b strings.Builder
	rs := []rune(s)
	for i := 0; i < len(rs); {
		j := i
		for j < len(rs) && rs[j] == rs[i] {
			j++
		}
		fmt.Fprintf(&b, "%d%c", j-i, rs[i])
		i = j
	}
	return b.String()
}

func palindrome(s string) bool {
	rs := []rune(strings.ToLower(strings.ReplaceAll(s, " ", "")))
	for i := range len(rs) / 2 {
		if rs[i] != rs[len(rs)-1-i] {
			return false
		}
	}
	return true
}

func roman(n int) string {
	vals := []int{1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1}
	syms := [...]string{"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"}
	s := ""
	for i, v := range vals {
		for n >= v {
			n -= v
			s += syms[i]
		}
	}
	return s
}

func main() {
	enc := caesar("Hello, Wörld!", 3)
	fmt.Println(enc, caesar(enc, -3))
	fmt.Println(vigenere("attack at dawn", "lemon"))
	x := xor([]byte("secret"), 0x5A)
	fmt.Printf("%x %s %v\n", x, xor(x, 0x5A), x[:3])
	fmt.Println(rle("aaabbcé"), rle(""), rle("éééx"))
	fmt.Println(palindrome("Never odd or even"), palindrome("Аргентина манит негра"), palindrome("abc"))
	fmt.Println(roman(1994), roman(49), roman(3888))
	anagram := func(a, b string) bool {
		var n [256]int
		for i := range a {
			n[a[i]]++
		}
		for i := range b {
			n[b[i]]--
		}
		return n == [256]int{}
	}
	fmt.Println(anagram("listen", "silent"), anagram("a", "b"))
}
