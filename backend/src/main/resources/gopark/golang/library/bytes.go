// Package bytes has functions for slices of bytes, most of them by way of strings.
package bytes

import (
	"errors"
	"io"
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

const MinRead = 512

var ErrTooLarge = errors.New("bytes.Buffer: too large")

func Equal(a, b []byte) bool           { return string(a) == string(b) }
func Compare(a, b []byte) int          { return strings.Compare(string(a), string(b)) }
func Contains(b, subslice []byte) bool { return Index(b, subslice) >= 0 }
func Count(s, sep []byte) int          { return strings.Count(string(s), string(sep)) }
func Index(s, sep []byte) int          { return strings.Index(string(s), string(sep)) }
func LastIndex(s, sep []byte) int      { return strings.LastIndex(string(s), string(sep)) }
func EqualFold(s, t []byte) bool       { return strings.EqualFold(string(s), string(t)) }
func IndexRune(s []byte, r rune) int   { return strings.IndexRune(string(s), r) }

func ContainsAny(b []byte, chars string) bool     { return strings.ContainsAny(string(b), chars) }
func ContainsRune(b []byte, r rune) bool          { return IndexRune(b, r) >= 0 }
func IndexAny(s []byte, chars string) int         { return strings.IndexAny(string(s), chars) }
func LastIndexAny(s []byte, chars string) int     { return strings.LastIndexAny(string(s), chars) }
func IndexFunc(s []byte, f func(r rune) bool) int { return strings.IndexFunc(string(s), f) }

func LastIndexFunc(s []byte, f func(r rune) bool) int { return strings.LastIndexFunc(string(s), f) }

func ContainsFunc(b []byte, f func(rune) bool) bool { return IndexFunc(b, f) >= 0 }

func IndexByte(b []byte, c byte) int {
	for i, x := range b {
		if x == c {
			return i
		}
	}
	return -1
}

func LastIndexByte(s []byte, c byte) int {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] == c {
			return i
		}
	}
	return -1
}

func HasPrefix(s, prefix []byte) bool {
	return len(s) >= len(prefix) && Equal(s[:len(prefix)], prefix)
}

func HasSuffix(s, suffix []byte) bool {
	return len(s) >= len(suffix) && Equal(s[len(s)-len(suffix):], suffix)
}

func Clone(b []byte) []byte {
	if b == nil {
		return nil
	}
	return append([]byte{}, b...)
}

func ToUpper(s []byte) []byte { return []byte(strings.ToUpper(string(s))) }
func ToLower(s []byte) []byte { return []byte(strings.ToLower(string(s))) }
func ToTitle(s []byte) []byte { return []byte(strings.ToTitle(string(s))) }
func Title(s []byte) []byte   { return []byte(strings.Title(string(s))) }
func ToValidUTF8(s, replacement []byte) []byte {
	return []byte(strings.ToValidUTF8(string(s), string(replacement)))
}
func Runes(s []byte) []rune                { return []rune(string(s)) }
func ReplaceAll(s, old, new []byte) []byte { return Replace(s, old, new, -1) }

func Replace(s, old, new []byte, n int) []byte {
	return []byte(strings.Replace(string(s), string(old), string(new), n))
}

func Repeat(b []byte, count int) []byte {
	if count < 0 {
		panic("bytes: negative Repeat count")
	}
	return []byte(strings.Repeat(string(b), count))
}

func Map(mapping func(r rune) rune, s []byte) []byte {
	return []byte(strings.Map(mapping, string(s)))
}

func Join(s [][]byte, sep []byte) []byte {
	all := []byte{}
	for i, part := range s {
		if i > 0 {
			all = append(all, sep...)
		}
		all = append(all, part...)
	}
	return all
}

// ---- parts, which share memory with the whole

// indexFrom finds it from a place on.
func indexFrom(s, substr string, from int) int

func split(s, sep []byte, keep, n int) [][]byte {
	if n == 0 {
		return nil
	}
	var parts [][]byte
	text, separator, from := string(s), string(sep), 0
	for n < 0 || len(parts) < n-1 {
		at := indexFrom(text, separator, from)
		if len(sep) == 0 {
			_, size := utf8.DecodeRune(s[from:])
			at = from + size
			if at == len(s) {
				break
			}
		}
		if at < 0 {
			break
		}
		parts = append(parts, s[from:at+keep:at+keep])
		from = at + len(sep)
	}
	if len(sep) == 0 && from == len(s) {
		return parts
	}
	return append(parts, s[from:])
}

func Split(s, sep []byte) [][]byte              { return split(s, sep, 0, -1) }
func SplitN(s, sep []byte, n int) [][]byte      { return split(s, sep, 0, n) }
func SplitAfter(s, sep []byte) [][]byte         { return split(s, sep, len(sep), -1) }
func SplitAfterN(s, sep []byte, n int) [][]byte { return split(s, sep, len(sep), n) }

func Fields(s []byte) [][]byte { return FieldsFunc(s, unicode.IsSpace) }

func FieldsFunc(s []byte, f func(rune) bool) [][]byte {
	fields := [][]byte{}
	start := -1
	for i, r := range string(s) {
		if !f(r) {
			if start < 0 {
				start = i
			}
		} else if start >= 0 {
			fields = append(fields, s[start:i:i])
			start = -1
		}
	}
	if start >= 0 {
		fields = append(fields, s[start:len(s):len(s)])
	}
	return fields
}

func Lines(s []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		rest := s
		for len(rest) > 0 {
			line := rest
			if at := IndexByte(rest, '\n'); at >= 0 {
				line = rest[:at+1]
			}
			rest = rest[len(line):]
			if !yield(line[:len(line):len(line)]) {
				return
			}
		}
	}
}

func seq(parts [][]byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for _, part := range parts {
			if !yield(part[:len(part):len(part)]) {
				return
			}
		}
	}
}

func SplitSeq(s, sep []byte) iter.Seq[[]byte]      { return seq(Split(s, sep)) }
func SplitAfterSeq(s, sep []byte) iter.Seq[[]byte] { return seq(SplitAfter(s, sep)) }
func FieldsSeq(s []byte) iter.Seq[[]byte]          { return seq(Fields(s)) }

func FieldsFuncSeq(s []byte, f func(rune) bool) iter.Seq[[]byte] { return seq(FieldsFunc(s, f)) }

func Cut(s, sep []byte) (before, after []byte, found bool) {
	if i := Index(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, nil, false
}

func CutPrefix(s, prefix []byte) (after []byte, found bool) {
	if !HasPrefix(s, prefix) {
		return s, false
	}
	return s[len(prefix):], true
}

func CutSuffix(s, suffix []byte) (before []byte, found bool) {
	if !HasSuffix(s, suffix) {
		return s, false
	}
	return s[:len(s)-len(suffix)], true
}

func trimmed(s []byte, left, right string) []byte {
	// Both are what a trimmed string is: the one from the left, the other from the right.
	start := len(s) - len(left)
	end := len(right)
	if start >= end {
		return nil
	}
	return s[start:end]
}

func TrimFunc(s []byte, f func(r rune) bool) []byte {
	text := string(s)
	return trimmed(s, strings.TrimLeftFunc(text, f), strings.TrimRightFunc(text, f))
}

func TrimLeftFunc(s []byte, f func(r rune) bool) []byte {
	text := string(s)
	return trimmed(s, strings.TrimLeftFunc(text, f), text)
}

func TrimRightFunc(s []byte, f func(r rune) bool) []byte {
	text := string(s)
	return trimmed(s, text, strings.TrimRightFunc(text, f))
}

func among(cutset string) func(rune) bool {
	return func(r rune) bool { return strings.ContainsRune(cutset, r) }
}

func Trim(s []byte, cutset string) []byte      { return TrimFunc(s, among(cutset)) }
func TrimLeft(s []byte, cutset string) []byte  { return TrimLeftFunc(s, among(cutset)) }
func TrimRight(s []byte, cutset string) []byte { return TrimRightFunc(s, among(cutset)) }
func TrimSpace(s []byte) []byte                { return TrimFunc(s, unicode.IsSpace) }

func TrimPrefix(s, prefix []byte) []byte {
	s, _ = CutPrefix(s, prefix)
	return s
}

func TrimSuffix(s, suffix []byte) []byte {
	s, _ = CutSuffix(s, suffix)
	return s
}

// ---- buffer

const (
	readNothing = 0
	readBytes   = -1
)

const (
	smallest = 64      // the first memory of a buffer
	most     = 1 << 47 // no memory is larger
)

// A Buffer is written to at its end and read from at its beginning.
type Buffer struct {
	buf  []byte
	off  int
	last int
}

func NewBuffer(buf []byte) *Buffer        { return &Buffer{buf: buf} }
func NewBufferString(s string) *Buffer    { return &Buffer{buf: []byte(s)} }
func (b *Buffer) Bytes() []byte           { return b.buf[b.off:] }
func (b *Buffer) Len() int                { return len(b.buf) - b.off }
func (b *Buffer) Cap() int                { return cap(b.buf) }
func (b *Buffer) Available() int          { return cap(b.buf) - len(b.buf) }
func (b *Buffer) AvailableBuffer() []byte { return b.buf[len(b.buf):] }

func (b *Buffer) String() string {
	if b == nil {
		return "<nil>"
	}
	return string(b.buf[b.off:])
}

func (b *Buffer) Reset() {
	b.buf = b.buf[:0]
	b.off = 0
	b.last = readNothing
}

func (b *Buffer) Truncate(n int) {
	if n == 0 {
		b.Reset()
		return
	}
	b.last = readNothing
	if n < 0 || n > b.Len() {
		panic("bytes.Buffer: truncation out of range")
	}
	b.buf = b.buf[:b.off+n]
}

func (b *Buffer) Grow(n int) {
	if n < 0 {
		panic("bytes.Buffer.Grow: negative count")
	}
	b.grow(n)
}

// longer copies the bytes to memory with room for size bytes, up to the size class of the allocator.
func longer(buf []byte, size int) []byte

// grow makes room for n bytes more: by forgetting what has been read if that leaves half of the
// memory free, else in memory twice as large.
func (b *Buffer) grow(n int) {
	kept := b.Len()
	if kept == 0 && b.off != 0 {
		b.Reset()
	}
	size := cap(b.buf)
	switch {
	case n <= size-len(b.buf):
		return
	case b.buf == nil && n <= smallest:
		b.buf = make([]byte, 0, smallest)
	case n <= size/2-kept:
		copy(b.buf, b.buf[b.off:])
		b.buf = b.buf[:kept]
	case n > most || len(b.buf)+n > most:
		panic(ErrTooLarge)
	default:
		b.buf = longer(b.buf[b.off:], max(len(b.buf)+n, 2*(size-b.off)))
	}
	b.off = 0
}

// room makes room for n bytes that are written.
func (b *Buffer) room(n int) {
	b.last = readNothing
	if n > cap(b.buf)-len(b.buf) {
		b.grow(n)
	}
}

func (b *Buffer) Write(p []byte) (n int, err error) {
	b.room(len(p))
	b.buf = append(b.buf, p...)
	return len(p), nil
}

func (b *Buffer) WriteString(s string) (n int, err error) {
	b.room(len(s))
	b.buf = append(b.buf, s...)
	return len(s), nil
}

func (b *Buffer) WriteByte(c byte) error {
	b.room(1)
	b.buf = append(b.buf, c)
	return nil
}

func (b *Buffer) WriteRune(r rune) (n int, err error) {
	if uint32(r) < utf8.RuneSelf {
		b.WriteByte(byte(r))
		return 1, nil
	}
	b.room(utf8.UTFMax)
	before := len(b.buf)
	b.buf = utf8.AppendRune(b.buf, r)
	return len(b.buf) - before, nil
}

func (b *Buffer) WriteTo(w io.Writer) (n int64, err error) {
	b.last = readNothing
	if b.Len() > 0 {
		m, err := w.Write(b.buf[b.off:])
		b.off += m
		n = int64(m)
		if err != nil {
			return n, err
		}
		if b.Len() > 0 {
			return n, io.ErrShortWrite
		}
	}
	b.Reset()
	return n, nil
}

func (b *Buffer) ReadFrom(r io.Reader) (n int64, err error) {
	b.last = readNothing
	for {
		b.grow(MinRead)
		m, err := r.Read(b.buf[len(b.buf):cap(b.buf)])
		if m < 0 {
			panic(errors.New("bytes.Buffer: reader returned negative count from Read"))
		}
		b.buf = b.buf[:len(b.buf)+m]
		n += int64(m)
		if err == io.EOF {
			return n, nil
		}
		if err != nil {
			return n, err
		}
	}
}

func (b *Buffer) empty() bool {
	if b.off < len(b.buf) {
		return false
	}
	b.Reset()
	return true
}

func (b *Buffer) Read(p []byte) (n int, err error) {
	b.last = readNothing
	if b.empty() {
		if len(p) == 0 {
			return 0, nil
		}
		return 0, io.EOF
	}
	n = copy(p, b.buf[b.off:])
	b.off += n
	if n > 0 {
		b.last = readBytes
	}
	return n, nil
}

func (b *Buffer) Next(n int) []byte {
	b.last = readNothing
	n = min(n, b.Len())
	data := b.buf[b.off : b.off+n]
	b.off += n
	if n > 0 {
		b.last = readBytes
	}
	return data
}

func (b *Buffer) Peek(n int) ([]byte, error) {
	if b.Len() < n {
		return b.buf[b.off:], io.EOF
	}
	return b.buf[b.off : b.off+n], nil
}

func (b *Buffer) ReadByte() (byte, error) {
	if b.empty() {
		return 0, io.EOF
	}
	c := b.buf[b.off]
	b.off++
	b.last = readBytes
	return c, nil
}

func (b *Buffer) ReadRune() (r rune, size int, err error) {
	if b.empty() {
		return 0, 0, io.EOF
	}
	r, size = utf8.DecodeRune(b.buf[b.off:])
	b.off += size
	b.last = size
	return r, size, nil
}

func (b *Buffer) UnreadRune() error {
	if b.last <= 0 {
		return errors.New("bytes.Buffer: UnreadRune: previous operation was not a successful ReadRune")
	}
	b.off -= b.last
	b.last = readNothing
	return nil
}

func (b *Buffer) UnreadByte() error {
	if b.last == readNothing {
		return errors.New("bytes.Buffer: UnreadByte: previous operation was not a successful read")
	}
	b.last = readNothing
	b.off--
	return nil
}

func (b *Buffer) ReadBytes(delim byte) (line []byte, err error) {
	at := IndexByte(b.buf[b.off:], delim)
	end := b.off + at + 1
	if at < 0 {
		end = len(b.buf)
		err = io.EOF
	}
	line = append(line, b.buf[b.off:end]...)
	b.off = end
	b.last = readBytes
	return line, err
}

func (b *Buffer) ReadString(delim byte) (line string, err error) {
	bytes, err := b.ReadBytes(delim)
	return string(bytes), err
}

// ---- reader

// A Reader reads a slice, which it shares with whoever has given it.
type Reader struct {
	s        []byte
	i        int64
	prevRune int
}

func NewReader(b []byte) *Reader { return &Reader{b, 0, -1} }

func (r *Reader) Len() int       { return len(r.rest()) }
func (r *Reader) Size() int64    { return int64(len(r.s)) }
func (r *Reader) Reset(b []byte) { *r = Reader{b, 0, -1} }

// rest is what is still to be read; a Seek may have gone beyond the end.
func (r *Reader) rest() []byte {
	return r.s[min(r.i, int64(len(r.s))):]
}

func (r *Reader) Read(b []byte) (n int, err error) {
	left := r.rest()
	if len(left) == 0 {
		return 0, io.EOF
	}
	r.prevRune = -1
	n = copy(b, left)
	r.i += int64(n)
	return n, nil
}

func (r *Reader) ReadAt(b []byte, off int64) (n int, err error) {
	if off < 0 {
		return 0, errors.New("bytes.Reader.ReadAt: negative offset")
	}
	if off >= int64(len(r.s)) {
		return 0, io.EOF
	}
	n = copy(b, r.s[off:])
	if n < len(b) {
		err = io.EOF
	}
	return n, err
}

func (r *Reader) ReadByte() (byte, error) {
	r.prevRune = -1
	left := r.rest()
	if len(left) == 0 {
		return 0, io.EOF
	}
	r.i++
	return left[0], nil
}

func (r *Reader) UnreadByte() error {
	if r.i <= 0 {
		return errors.New("bytes.Reader.UnreadByte: at beginning of slice")
	}
	r.prevRune = -1
	r.i--
	return nil
}

func (r *Reader) ReadRune() (ch rune, size int, err error) {
	left := r.rest()
	if len(left) == 0 {
		r.prevRune = -1
		return 0, 0, io.EOF
	}
	r.prevRune = int(r.i)
	ch, size = utf8.DecodeRune(left)
	r.i += int64(size)
	return ch, size, nil
}

func (r *Reader) UnreadRune() error {
	if r.i <= 0 {
		return errors.New("bytes.Reader.UnreadRune: at beginning of slice")
	}
	if r.prevRune < 0 {
		return errors.New("bytes.Reader.UnreadRune: previous operation was not ReadRune")
	}
	r.i, r.prevRune = int64(r.prevRune), -1
	return nil
}

func (r *Reader) Seek(offset int64, whence int) (int64, error) {
	r.prevRune = -1
	at := offset
	switch whence {
	case io.SeekStart:
	case io.SeekCurrent:
		at += r.i
	case io.SeekEnd:
		at += int64(len(r.s))
	default:
		return 0, errors.New("bytes.Reader.Seek: invalid whence")
	}
	if at < 0 {
		return 0, errors.New("bytes.Reader.Seek: negative position")
	}
	r.i = at
	return at, nil
}

func (r *Reader) WriteTo(w io.Writer) (n int64, err error) {
	r.prevRune = -1
	left := r.rest()
	if len(left) == 0 {
		return 0, nil
	}
	m, err := w.Write(left)
	if m > len(left) {
		panic("bytes.Reader.WriteTo: invalid Write count")
	}
	r.i += int64(m)
	if m < len(left) && err == nil {
		err = io.ErrShortWrite
	}
	return int64(m), err
}
