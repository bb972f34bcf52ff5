// Kinds of runes.
package main

import (
	"fmt"
	"unicode"
)

func main() {
	for _, r := range "aZ5 \t!_éЖ世٣ªǅ€\u00a0\u200b" {
		fmt.Printf("%q %v %v %v %v %v %v %v %v %v\n", r, unicode.IsLetter(r), unicode.IsUpper(r), unicode.IsLower(r), unicode.IsDigit(r),
			unicode.IsNumber(r), unicode.IsSpace(r), unicode.IsPunct(r), unicode.IsControl(r), unicode.IsPrint(r))
	}
	fmt.Println(string(unicode.ToUpper('ж')), string(unicode.ToLower('Ж')), string(unicode.ToTitle('ǆ')), unicode.ToUpper('1') == '1')
	fmt.Println(unicode.IsSymbol('+'), unicode.IsSymbol('€'), unicode.IsGraphic('世'), unicode.In('ж', unicode.Cyrillic), unicode.Is(unicode.Han, '世'), unicode.Is(unicode.Latin, 'ж'))
	fmt.Println(unicode.MaxRune, unicode.ReplacementChar)
}
