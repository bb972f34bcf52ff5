// Package utf8 reads and writes runes as bytes.
package utf8

const (
	RuneError = '\uFFFD'
	RuneSelf  = 0x80
	MaxRune   = '\U0010FFFF'
	UTFMax    = 4
)

func DecodeRuneInString(s string) (r rune, size int)
func DecodeLastRuneInString(s string) (r rune, size int)
func RuneCountInString(s string) (n int)
func ValidString(s string) bool
func FullRuneInString(s string) bool

// head is enough of the bytes for one rune.
func head(p []byte) string { return string(p[:min(len(p), UTFMax)]) }

func DecodeRune(p []byte) (r rune, size int) {
	if len(p) > 0 && p[0] < RuneSelf {
		return rune(p[0]), 1
	}
	return DecodeRuneInString(head(p))
}

func DecodeLastRune(p []byte) (r rune, size int) {
	return DecodeLastRuneInString(string(p[max(len(p)-UTFMax, 0):]))
}

func FullRune(p []byte) bool { return FullRuneInString(head(p)) }
func RuneCount(p []byte) int { return RuneCountInString(string(p)) }
func Valid(p []byte) bool    { return ValidString(string(p)) }

func RuneStart(b byte) bool { return b&0xC0 != 0x80 }

func RuneLen(r rune) int {
	switch {
	case !ValidRune(r):
		return -1
	case r < 0x80:
		return 1
	case r < 0x800:
		return 2
	case r < 0x10000:
		return 3
	}
	return 4
}

func ValidRune(r rune) bool {
	return r >= 0 && r <= MaxRune && (r < 0xD800 || r > 0xDFFF)
}

func EncodeRune(p []byte, r rune) int {
	s := string(r)
	_ = p[len(s)-1]
	return copy(p, s)
}

func AppendRune(p []byte, r rune) []byte {
	if r >= 0 && r < RuneSelf {
		return append(p, byte(r))
	}
	return append(p, string(r)...)
}
