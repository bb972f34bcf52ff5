// Package strconv turns values into text and back.
package strconv

import (
	"errors"
	"unicode/utf8"
)

const IntSize = 64

var ErrRange = errors.New("value out of range")
var ErrSyntax = errors.New("invalid syntax")

// A NumError says which text could not be read as a number.
type NumError struct {
	Func string
	Num  string
	Err  error
}

func (e *NumError) Error() string {
	return "strconv." + e.Func + ": parsing " + Quote(e.Num) + ": " + e.Err.Error()
}

func (e *NumError) Unwrap() error { return e.Err }

const (
	good = iota
	badSyntax
	badRange
	badBase
	badBits
)

func problem(status int, function, text string, base, bits int) error {
	var err error
	switch status {
	case good:
		return nil
	case badSyntax:
		err = ErrSyntax
	case badRange:
		err = ErrRange
	case badBase:
		err = errors.New("invalid base " + Itoa(base))
	case badBits:
		err = errors.New("invalid bit size " + Itoa(bits))
	}
	return &NumError{function, text, err}
}

func parseInt(s string, base, bits int) (n int64, status int)
func parseUint(s string, base, bits int) (n uint64, status int)
func parseFloat(s string, bits int) (f float64, status int)
func unquote(s string) (text string, ok bool)
func unquoteChar(s string, quote byte) (value rune, multibyte bool, size int)
func quotedPrefix(s string) int

func ParseInt(s string, base int, bitSize int) (i int64, err error) {
	i, status := parseInt(s, base, bitSize)
	return i, problem(status, "ParseInt", s, base, bitSize)
}

func ParseUint(s string, base int, bitSize int) (uint64, error) {
	n, status := parseUint(s, base, bitSize)
	return n, problem(status, "ParseUint", s, base, bitSize)
}

func Atoi(s string) (int, error) {
	n, status := parseInt(s, 10, 0)
	return int(n), problem(status, "Atoi", s, 10, 0)
}

func ParseFloat(s string, bitSize int) (float64, error) {
	f, status := parseFloat(s, bitSize)
	return f, problem(status, "ParseFloat", s, 10, bitSize)
}

func ParseBool(str string) (bool, error) {
	switch str {
	case "1", "t", "T", "true", "TRUE", "True":
		return true, nil
	case "0", "f", "F", "false", "FALSE", "False":
		return false, nil
	}
	return false, problem(badSyntax, "ParseBool", str, 0, 0)
}

func Itoa(i int) string
func FormatInt(i int64, base int) string
func FormatUint(i uint64, base int) string
func FormatFloat(f float64, fmt byte, prec, bitSize int) string

func FormatBool(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

func AppendInt(dst []byte, i int64, base int) []byte   { return append(dst, FormatInt(i, base)...) }
func AppendUint(dst []byte, i uint64, base int) []byte { return append(dst, FormatUint(i, base)...) }
func AppendBool(dst []byte, b bool) []byte             { return append(dst, FormatBool(b)...) }

func AppendFloat(dst []byte, f float64, fmt byte, prec, bitSize int) []byte {
	return append(dst, FormatFloat(f, fmt, prec, bitSize)...)
}

func Quote(s string) string
func QuoteToASCII(s string) string
func QuoteToGraphic(s string) string
func QuoteRune(r rune) string
func QuoteRuneToASCII(r rune) string
func CanBackquote(s string) bool
func IsPrint(r rune) bool
func IsGraphic(r rune) bool

func AppendQuote(dst []byte, s string) []byte        { return append(dst, Quote(s)...) }
func AppendQuoteToASCII(dst []byte, s string) []byte { return append(dst, QuoteToASCII(s)...) }
func AppendQuoteRune(dst []byte, r rune) []byte      { return append(dst, QuoteRune(r)...) }

func AppendQuoteRuneToASCII(dst []byte, r rune) []byte {
	return append(dst, QuoteRuneToASCII(r)...)
}

// Unquote reads a string, raw string or character as Go writes it.
func Unquote(s string) (string, error) {
	text, ok := unquote(s)
	if !ok {
		return "", ErrSyntax
	}
	return text, nil
}

// QuotedPrefix gives the quoted string at the beginning.
func QuotedPrefix(s string) (string, error) {
	n := quotedPrefix(s)
	if n < 0 {
		return "", ErrSyntax
	}
	return s[:n], nil
}

// UnquoteChar reads one character or escape.
func UnquoteChar(s string, quote byte) (value rune, multibyte bool, tail string, err error) {
	if len(s) == 0 {
		return 0, false, "", ErrSyntax
	}
	value, multibyte, size := unquoteChar(s, quote)
	if size == 0 {
		return 0, false, "", ErrSyntax
	}
	if multibyte && s[0] != '\\' {
		multibyte = value >= utf8.RuneSelf
	}
	return value, multibyte, s[size:], nil
}
