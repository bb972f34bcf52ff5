// Package strings has functions for strings. Those that only look at bytes are in Java.
package strings

import (
	"errors"
	"io"
	"iter"
	"unicode"
	"unicode/utf8"
)

func Index(s, substr string) int
func IndexByte(s string, c byte) int

// indexFrom finds it from a place on, without cutting the string, which takes time here.
func indexFrom(s, substr string, from int) int

func LastIndex(s, substr string) int
func Count(s, substr string) int
func ToUpper(s string) string
func ToLower(s string) string
func ToTitle(s string) string
func ToValidUTF8(s, replacement string) string
func TrimSpace(s string) string
func EqualFold(s, t string) bool
func replace(s, old, new string, n int) string
func repeat(s string, count int) string
func title(s string) string

func Contains(s, substr string) bool  { return Index(s, substr) >= 0 }
func HasPrefix(s, prefix string) bool { return len(s) >= len(prefix) && s[:len(prefix)] == prefix }

func HasSuffix(s, suffix string) bool {
	return len(s) >= len(suffix) && s[len(s)-len(suffix):] == suffix
}

func Clone(s string) string { return s }

func Compare(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func LastIndexByte(s string, c byte) int { return LastIndex(s, string([]byte{c})) }

func IndexRune(s string, r rune) int {
	switch {
	case 0 <= r && r < utf8.RuneSelf:
		return IndexByte(s, byte(r))
	case r == utf8.RuneError:
		for i, r := range s {
			if r == utf8.RuneError {
				return i
			}
		}
		return -1
	case !utf8.ValidRune(r):
		return -1
	}
	return Index(s, string(r))
}

func ContainsRune(s string, r rune) bool { return IndexRune(s, r) >= 0 }
func ContainsAny(s, chars string) bool   { return IndexAny(s, chars) >= 0 }
func IndexAny(s, chars string) int       { return IndexFunc(s, among(chars)) }
func LastIndexAny(s, chars string) int   { return LastIndexFunc(s, among(chars)) }
func among(chars string) func(rune) bool {
	return func(r rune) bool { return IndexRune(chars, r) >= 0 }
}
func not(f func(rune) bool) func(rune) bool    { return func(r rune) bool { return !f(r) } }
func Title(s string) string                    { return title(s) }
func Replace(s, old, new string, n int) string { return replace(s, old, new, n) }
func ReplaceAll(s, old, new string) string     { return replace(s, old, new, -1) }

func ContainsFunc(s string, f func(rune) bool) bool { return IndexFunc(s, f) >= 0 }

func IndexFunc(s string, f func(rune) bool) int {
	for i, r := range s {
		if f(r) {
			return i
		}
	}
	return -1
}

func LastIndexFunc(s string, f func(rune) bool) int {
	for i := len(s); i > 0; {
		r, size := utf8.DecodeLastRuneInString(s[max(0, i-utf8.UTFMax):i])
		i -= size
		if f(r) {
			return i
		}
	}
	return -1
}

// Repeat gives so many copies in a row.
func Repeat(s string, count int) string {
	if count < 0 {
		panic("strings: negative Repeat count") // in Go: strings/strings.go:628
	}
	if count > 0 && len(s)*count/count != len(s) {
		panic("strings: Repeat output length overflow")
	}
	return repeat(s, count)
}

// ---- parts

// explode gives runes, at most n, the last with all that is left.
func explode(s string, n int) []string {
	if count := utf8.RuneCountInString(s); n < 0 || n > count {
		n = count
	}
	parts := make([]string, 0, n)
	at := 0
	for i := 1; i < n; i++ {
		_, size := utf8.DecodeRuneInString(s[at:min(len(s), at+utf8.UTFMax)])
		parts = append(parts, s[at:at+size])
		at += size
	}
	if n > 0 {
		parts = append(parts, s[at:])
	}
	return parts
}

func split(s, sep string, keep, n int) []string {
	if n == 0 {
		return nil
	}
	if sep == "" {
		return explode(s, n)
	}
	if n < 0 {
		n = Count(s, sep) + 1
	}
	parts := make([]string, 0, min(n, len(s)+1))
	from := 0
	for len(parts) < n-1 {
		at := indexFrom(s, sep, from)
		if at < 0 {
			break
		}
		parts = append(parts, s[from:at+keep])
		from = at + len(sep)
	}
	return append(parts, s[from:])
}

func Split(s, sep string) []string              { return split(s, sep, 0, -1) }
func SplitN(s, sep string, n int) []string      { return split(s, sep, 0, n) }
func SplitAfter(s, sep string) []string         { return split(s, sep, len(sep), -1) }
func SplitAfterN(s, sep string, n int) []string { return split(s, sep, len(sep), n) }

func Fields(s string) []string { return FieldsFunc(s, unicode.IsSpace) }

func FieldsFunc(s string, f func(rune) bool) []string {
	fields := []string{}
	for field := range FieldsFuncSeq(s, f) {
		fields = append(fields, field)
	}
	return fields
}

func FieldsSeq(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		start := -1
		for i, r := range s {
			if !unicode.IsSpace(r) {
				if start < 0 {
					start = i
				}
			} else if start >= 0 {
				if !yield(s[start:i]) {
					return
				}
				start = -1
			}
		}
		if start >= 0 {
			yield(s[start:])
		}
	}
}

func FieldsFuncSeq(s string, f func(rune) bool) iter.Seq[string] {
	return func(yield func(string) bool) {
		start := -1
		for i, r := range s {
			if !f(r) {
				if start < 0 {
					start = i
				}
			} else if start >= 0 {
				if !yield(s[start:i]) {
					return
				}
				start = -1
			}
		}
		if start >= 0 {
			yield(s[start:])
		}
	}
}

func splitSeq(s, sep string, keep int) iter.Seq[string] {
	return func(yield func(string) bool) {
		if sep == "" {
			for _, part := range explode(s, -1) {
				if !yield(part) {
					return
				}
			}
			return
		}
		from := 0
		for {
			at := indexFrom(s, sep, from)
			if at < 0 {
				break
			}
			if !yield(s[from : at+keep]) {
				return
			}
			from = at + len(sep)
		}
		yield(s[from:])
	}
}

func SplitSeq(s, sep string) iter.Seq[string]      { return splitSeq(s, sep, 0) }
func SplitAfterSeq(s, sep string) iter.Seq[string] { return splitSeq(s, sep, len(sep)) }

func Lines(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for from := 0; from < len(s); {
			end := len(s)
			if at := indexFrom(s, "\n", from); at >= 0 {
				end = at + 1
			}
			line := s[from:end]
			from = end
			if !yield(line) {
				return
			}
		}
	}
}

func Join(elems []string, sep string) string {
	size := 0
	for i, elem := range elems {
		if i > 0 {
			size += len(sep)
		}
		size += len(elem)
	}
	all := make([]byte, 0, size)
	for i, elem := range elems {
		if i > 0 {
			all = append(all, sep...)
		}
		all = append(all, elem...)
	}
	return string(all)
}

func Cut(s, sep string) (before, after string, found bool) {
	if i := Index(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

func CutPrefix(s, prefix string) (after string, found bool) {
	if !HasPrefix(s, prefix) {
		return s, false
	}
	return s[len(prefix):], true
}

func CutSuffix(s, suffix string) (before string, found bool) {
	if !HasSuffix(s, suffix) {
		return s, false
	}
	return s[:len(s)-len(suffix)], true
}

// ---- ends

func TrimLeftFunc(s string, f func(rune) bool) string {
	at := IndexFunc(s, not(f))
	if at < 0 {
		return ""
	}
	return s[at:]
}

func TrimRightFunc(s string, f func(rune) bool) string {
	at := LastIndexFunc(s, not(f))
	if at < 0 {
		return ""
	}
	_, size := utf8.DecodeRuneInString(s[at:min(len(s), at+utf8.UTFMax)])
	return s[:at+size]
}

func TrimFunc(s string, f func(rune) bool) string { return TrimRightFunc(TrimLeftFunc(s, f), f) }

func Trim(s, cutset string) string      { return TrimFunc(s, among(cutset)) }
func TrimLeft(s, cutset string) string  { return TrimLeftFunc(s, among(cutset)) }
func TrimRight(s, cutset string) string { return TrimRightFunc(s, among(cutset)) }

func TrimPrefix(s, prefix string) string {
	s, _ = CutPrefix(s, prefix)
	return s
}

func TrimSuffix(s, suffix string) string {
	s, _ = CutSuffix(s, suffix)
	return s
}

// Map changes every rune; those that become negative are left out.
func Map(mapping func(rune) rune, s string) string {
	var all []byte
	for _, r := range s {
		if r = mapping(r); r >= 0 { // in Go: strings/strings.go:542
			all = utf8.AppendRune(all, r)
		}
	}
	return string(all)
}

// ---- builder

// No memory is larger.
const most = 1 << 47

// A Builder puts a string together.
type Builder struct {
	self *Builder
	buf  []byte
}

func (b *Builder) check() {
	if b.self == nil {
		b.self = b
	} else if b.self != b {
		panic("strings: illegal use of non-zero Builder copied by value")
	}
}

func (b *Builder) String() string { return string(b.buf) }
func (b *Builder) Len() int       { return len(b.buf) }
func (b *Builder) Cap() int       { return cap(b.buf) }

func (b *Builder) Reset() {
	b.self = nil
	b.buf = nil
}

// longer copies the bytes to memory with room for size bytes, up to the size class of the allocator.
func longer(buf []byte, size int) []byte

func (b *Builder) grow(n int) {
	size := 2*cap(b.buf) + n
	if uint(size) > most {
		_ = make([]byte, size)
	}
	b.buf = longer(b.buf, size)
}

func (b *Builder) Grow(n int) {
	b.check()
	if n < 0 {
		panic("strings.Builder.Grow: negative count")
	}
	if cap(b.buf)-len(b.buf) < n {
		b.grow(n)
	}
}

func (b *Builder) Write(p []byte) (int, error) {
	b.check()
	b.buf = append(b.buf, p...)
	return len(p), nil
}

func (b *Builder) WriteByte(c byte) error {
	b.check()
	b.buf = append(b.buf, c)
	return nil
}

func (b *Builder) WriteRune(r rune) (int, error) {
	b.check()
	before := len(b.buf)
	b.buf = utf8.AppendRune(b.buf, r)
	return len(b.buf) - before, nil
}

func (b *Builder) WriteString(s string) (int, error) {
	b.check()
	b.buf = append(b.buf, s...)
	return len(s), nil
}

// ---- reader

// A Reader reads a string.
type Reader struct {
	s      string
	at     int64
	before int
}

func NewReader(s string) *Reader { return &Reader{s, 0, -1} }

func (r *Reader) Len() int       { return max(len(r.s)-int(r.at), 0) }
func (r *Reader) Size() int64    { return int64(len(r.s)) }
func (r *Reader) Reset(s string) { *r = Reader{s, 0, -1} }

func (r *Reader) Read(b []byte) (n int, err error) {
	if r.at >= int64(len(r.s)) {
		return 0, io.EOF
	}
	r.before = -1
	n = copy(b, r.s[r.at:min(len(r.s), int(r.at)+len(b))])
	r.at += int64(n)
	return n, nil
}

func (r *Reader) ReadAt(b []byte, off int64) (n int, err error) {
	if off < 0 {
		return 0, errors.New("strings.Reader.ReadAt: negative offset")
	}
	if off >= int64(len(r.s)) {
		return 0, io.EOF
	}
	n = copy(b, r.s[off:min(len(r.s), int(off)+len(b))])
	if n < len(b) {
		err = io.EOF
	}
	return n, err
}

func (r *Reader) ReadByte() (byte, error) {
	r.before = -1
	if r.at >= int64(len(r.s)) {
		return 0, io.EOF
	}
	b := r.s[r.at]
	r.at++
	return b, nil
}

func (r *Reader) UnreadByte() error {
	if r.at <= 0 {
		return errors.New("strings.Reader.UnreadByte: at beginning of string")
	}
	r.before = -1
	r.at--
	return nil
}

func (r *Reader) ReadRune() (ch rune, size int, err error) {
	if r.at >= int64(len(r.s)) {
		r.before = -1
		return 0, 0, io.EOF
	}
	r.before = int(r.at)
	ch, size = utf8.DecodeRuneInString(r.s[r.at:min(len(r.s), int(r.at)+utf8.UTFMax)])
	r.at += int64(size)
	return ch, size, nil
}

func (r *Reader) UnreadRune() error {
	if r.at <= 0 {
		return errors.New("strings.Reader.UnreadRune: at beginning of string")
	}
	if r.before < 0 {
		return errors.New("strings.Reader.UnreadRune: previous operation was not ReadRune")
	}
	r.at, r.before = int64(r.before), -1
	return nil
}

func (r *Reader) Seek(offset int64, whence int) (int64, error) {
	r.before = -1
	at := offset
	switch whence {
	case io.SeekStart:
	case io.SeekCurrent:
		at += r.at
	case io.SeekEnd:
		at += int64(len(r.s))
	default:
		return 0, errors.New("strings.Reader.Seek: invalid whence")
	}
	if at < 0 {
		return 0, errors.New("strings.Reader.Seek: negative position")
	}
	r.at = at
	return at, nil
}

func (r *Reader) WriteTo(w io.Writer) (n int64, err error) {
	r.before = -1
	if r.at >= int64(len(r.s)) {
		return 0, nil
	}
	left := r.s[r.at:]
	m, err := io.WriteString(w, left)
	if m > len(left) {
		panic("strings.Reader.WriteTo: invalid WriteString count")
	}
	r.at += int64(m)
	if m < len(left) && err == nil {
		err = io.ErrShortWrite
	}
	return int64(m), err
}

// ---- replacer

// A Replacer replaces several strings by others, each where it comes first; of those that begin at
// one place the one that was named first.
type Replacer struct {
	pairs []string
}

func NewReplacer(oldnew ...string) *Replacer {
	if len(oldnew)%2 == 1 {
		panic("strings.NewReplacer: odd argument count")
	}
	return &Replacer{append([]string(nil), oldnew...)}
}

func replaced(s string, pairs []string) string

func (r *Replacer) Replace(s string) string { return replaced(s, r.pairs) }

func (r *Replacer) WriteString(w io.Writer, s string) (n int, err error) {
	return io.WriteString(w, r.Replace(s))
}
