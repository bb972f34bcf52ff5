// Package utf16 reads and writes runes as pairs of 16 bits.
package utf16

const (
	highest = '\U0010FFFF'
	bad     = '\uFFFD'
	first   = 0xD800
	second  = 0xDC00
	behind  = 0xE000
	beyond  = 0x10000
)

func IsSurrogate(r rune) bool { return r >= first && r < behind }

func DecodeRune(r1, r2 rune) rune {
	if r1 >= first && r1 < second && r2 >= second && r2 < behind {
		return (r1-first)<<10 | (r2 - second) + beyond
	}
	return bad
}

func EncodeRune(r rune) (r1, r2 rune) {
	if r < beyond || r > highest {
		return bad, bad
	}
	r -= beyond
	return first + r>>10&0x3FF, second + r&0x3FF
}

func RuneLen(r rune) int {
	switch {
	case r >= 0 && r < first, r >= behind && r < beyond:
		return 1
	case r >= beyond && r <= highest:
		return 2
	}
	return -1
}

func AppendRune(a []uint16, r rune) []uint16 {
	switch RuneLen(r) {
	case 1:
		return append(a, uint16(r))
	case 2:
		r1, r2 := EncodeRune(r)
		return append(a, uint16(r1), uint16(r2))
	}
	return append(a, bad)
}

func Encode(s []rune) []uint16 {
	var a []uint16
	for _, r := range s {
		a = AppendRune(a, r)
	}
	return a
}

func Decode(s []uint16) []rune {
	var runes []rune
	for i := 0; i < len(s); i++ {
		r := rune(s[i])
		if IsSurrogate(r) {
			pair := rune(bad)
			if i+1 < len(s) {
				pair = DecodeRune(r, rune(s[i+1]))
			}
			if r = pair; r != bad {
				i++
			}
		}
		runes = append(runes, r)
	}
	return runes
}
