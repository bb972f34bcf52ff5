// Runes as one or two units of sixteen bits.
package main

import (
	"fmt"
	"unicode/utf16"
)

func main() {
	for _, text := range []string{"go", "Ёж", "a😀b"} {
		units := utf16.Encode([]rune(text))
		fmt.Printf("%q %04x %q\n", text, units, string(utf16.Decode(units)))
	}
	high, low := utf16.EncodeRune('😀')
	fmt.Printf("%x %x %v %v\n", high, low, utf16.IsSurrogate(high), utf16.IsSurrogate('a'))
	fmt.Println(string(utf16.DecodeRune(high, low)), utf16.RuneLen('😀'), utf16.RuneLen('x'))
	fmt.Println(utf16.AppendRune(nil, 'Ж'))
}
