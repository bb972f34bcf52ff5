// Package bufio reads and writes through buffers.
package bufio

import (
	"bytes"
	"errors"
	"io"
	"unicode/utf8"
)

const (
	defaultSize = 4096
	smallest    = 16
	mostEmpty   = 100

	MaxScanTokenSize = 64 * 1024
	startSize        = 4096
)

var (
	ErrInvalidUnreadByte = errors.New("bufio: invalid use of UnreadByte")
	ErrInvalidUnreadRune = errors.New("bufio: invalid use of UnreadRune")
	ErrBufferFull        = errors.New("bufio: buffer full")
	ErrNegativeCount     = errors.New("bufio: negative count")
)

// A Reader reads ahead.
type Reader struct {
	buf      []byte
	from     io.Reader
	r, w     int
	err      error
	lastByte int
	lastRune int
}

func NewReader(rd io.Reader) *Reader { return NewReaderSize(rd, defaultSize) }

func NewReaderSize(rd io.Reader, size int) *Reader {
	if b, ok := rd.(*Reader); ok && len(b.buf) >= size {
		return b
	}
	return &Reader{buf: make([]byte, max(size, smallest)), from: rd, lastByte: -1, lastRune: -1}
}

func (b *Reader) Size() int     { return len(b.buf) }
func (b *Reader) Buffered() int { return b.w - b.r }

func (b *Reader) Reset(r io.Reader) {
	if b.buf == nil {
		b.buf = make([]byte, defaultSize)
	}
	*b = Reader{buf: b.buf, from: r, lastByte: -1, lastRune: -1}
}

func (b *Reader) fill() {
	if b.r > 0 {
		copy(b.buf, b.buf[b.r:b.w])
		b.w -= b.r
		b.r = 0
	}
	for range mostEmpty {
		n, err := b.from.Read(b.buf[b.w:])
		if n < 0 {
			panic(errors.New("bufio: reader returned negative count from Read"))
		}
		b.w += n
		if err != nil {
			b.err = err
			return
		}
		if n > 0 {
			return
		}
	}
	b.err = io.ErrNoProgress
}

func (b *Reader) takeErr() error {
	err := b.err
	b.err = nil
	return err
}

func (b *Reader) Peek(n int) ([]byte, error) {
	if n < 0 {
		return nil, ErrNegativeCount
	}
	b.lastByte, b.lastRune = -1, -1
	for b.w-b.r < n && b.w-b.r < len(b.buf) && b.err == nil {
		b.fill()
	}
	if n > len(b.buf) {
		return b.buf[b.r:b.w], ErrBufferFull
	}
	var err error
	if have := b.w - b.r; have < n {
		n = have
		if err = b.takeErr(); err == nil {
			err = ErrBufferFull
		}
	}
	return b.buf[b.r : b.r+n], err
}

func (b *Reader) Discard(n int) (discarded int, err error) {
	if n < 0 {
		return 0, ErrNegativeCount
	}
	b.lastByte, b.lastRune = -1, -1
	for left := n; left > 0; {
		skip := b.Buffered()
		if skip == 0 {
			b.fill()
			skip = b.Buffered()
		}
		skip = min(skip, left)
		b.r += skip
		left -= skip
		discarded = n - left
		if left > 0 && b.err != nil {
			return discarded, b.takeErr()
		}
	}
	return n, nil
}

func (b *Reader) Read(p []byte) (n int, err error) {
	if len(p) == 0 {
		if b.Buffered() > 0 {
			return 0, nil
		}
		return 0, b.takeErr()
	}
	if b.r == b.w {
		if b.err != nil {
			return 0, b.takeErr()
		}
		if len(p) >= len(b.buf) {
			n, b.err = b.from.Read(p)
			if n > 0 {
				b.lastByte = int(p[n-1])
				b.lastRune = -1
			}
			return n, b.takeErr()
		}
		b.r, b.w = 0, 0
		n, b.err = b.from.Read(b.buf)
		if n == 0 {
			return 0, b.takeErr()
		}
		b.w += n
	}
	n = copy(p, b.buf[b.r:b.w])
	b.r += n
	b.lastByte = int(b.buf[b.r-1])
	b.lastRune = -1
	return n, nil
}

func (b *Reader) ReadByte() (byte, error) {
	b.lastRune = -1
	for b.r == b.w {
		if b.err != nil {
			return 0, b.takeErr()
		}
		b.fill()
	}
	c := b.buf[b.r]
	b.r++
	b.lastByte = int(c)
	return c, nil
}

func (b *Reader) UnreadByte() error {
	if b.lastByte < 0 || b.r == 0 && b.w > 0 {
		return ErrInvalidUnreadByte
	}
	if b.r > 0 {
		b.r--
	} else {
		b.w = 1
	}
	b.buf[b.r] = byte(b.lastByte)
	b.lastByte, b.lastRune = -1, -1
	return nil
}

func (b *Reader) ReadRune() (r rune, size int, err error) {
	for b.r+utf8.UTFMax > b.w && !utf8.FullRune(b.buf[b.r:b.w]) && b.err == nil && b.Buffered() < len(b.buf) {
		b.fill()
	}
	b.lastRune = -1
	if b.r == b.w {
		return 0, 0, b.takeErr()
	}
	r, size = utf8.DecodeRune(b.buf[b.r:b.w])
	b.r += size
	b.lastByte = int(b.buf[b.r-1])
	b.lastRune = size
	return r, size, nil
}

func (b *Reader) UnreadRune() error {
	if b.lastRune < 0 || b.r < b.lastRune {
		return ErrInvalidUnreadRune
	}
	b.r -= b.lastRune
	b.lastByte, b.lastRune = -1, -1
	return nil
}

func (b *Reader) ReadSlice(delim byte) (line []byte, err error) {
	start := 0
	for {
		if i := bytes.IndexByte(b.buf[b.r+start:b.w], delim); i >= 0 {
			i += start
			line = b.buf[b.r : b.r+i+1]
			b.r += i + 1
			break
		}
		if b.err != nil {
			line = b.buf[b.r:b.w]
			b.r = b.w
			err = b.takeErr()
			break
		}
		if b.Buffered() >= len(b.buf) {
			b.r = b.w
			line = b.buf
			err = ErrBufferFull
			break
		}
		start = b.w - b.r
		b.fill()
	}
	if i := len(line) - 1; i >= 0 {
		b.lastByte = int(line[i])
		b.lastRune = -1
	}
	return line, err
}

func (b *Reader) ReadLine() (line []byte, isPrefix bool, err error) {
	line, err = b.ReadSlice('\n')
	if err == ErrBufferFull {
		if len(line) > 0 && line[len(line)-1] == '\r' {
			b.r--
			line = line[:len(line)-1]
		}
		return line, true, nil
	}
	if len(line) == 0 {
		if err != nil {
			line = nil
		}
		return line, false, err
	}
	if line[len(line)-1] == '\n' {
		drop := 1
		if len(line) > 1 && line[len(line)-2] == '\r' {
			drop = 2
		}
		line = line[:len(line)-drop]
	}
	return line, false, nil
}

func (b *Reader) ReadBytes(delim byte) ([]byte, error) {
	var all []byte
	for {
		part, err := b.ReadSlice(delim)
		all = append(all, part...)
		if err != ErrBufferFull {
			return all, err
		}
	}
}

func (b *Reader) ReadString(delim byte) (string, error) {
	line, err := b.ReadBytes(delim)
	return string(line), err
}

func (b *Reader) WriteTo(w io.Writer) (n int64, err error) {
	b.lastByte, b.lastRune = -1, -1
	for {
		if b.r < b.w {
			m, err := w.Write(b.buf[b.r:b.w])
			b.r += m
			n += int64(m)
			if err != nil {
				return n, err
			}
		}
		if b.err != nil {
			break
		}
		b.fill()
	}
	if b.err == io.EOF {
		b.err = nil
	}
	return n, b.takeErr()
}

// A Writer writes much at once.
type Writer struct {
	err error
	buf []byte
	n   int
	to  io.Writer
}

func NewWriter(w io.Writer) *Writer { return NewWriterSize(w, defaultSize) }

func NewWriterSize(w io.Writer, size int) *Writer {
	if b, ok := w.(*Writer); ok && len(b.buf) >= size {
		return b
	}
	if size <= 0 {
		size = defaultSize
	}
	return &Writer{buf: make([]byte, size), to: w}
}

func (b *Writer) Size() int               { return len(b.buf) }
func (b *Writer) Available() int          { return len(b.buf) - b.n }
func (b *Writer) Buffered() int           { return b.n }
func (b *Writer) AvailableBuffer() []byte { return b.buf[b.n:][:0] }

func (b *Writer) Reset(w io.Writer) {
	if b.buf == nil {
		b.buf = make([]byte, defaultSize)
	}
	*b = Writer{buf: b.buf, to: w}
}

func (b *Writer) Flush() error {
	if b.err != nil || b.n == 0 {
		return b.err
	}
	n, err := b.to.Write(b.buf[:b.n])
	if n < b.n && err == nil {
		err = io.ErrShortWrite
	}
	if err != nil && n > 0 && n < b.n {
		copy(b.buf, b.buf[n:b.n])
	}
	b.n -= n
	b.err = err
	return err
}

func (b *Writer) Write(p []byte) (nn int, err error) {
	for len(p) > b.Available() && b.err == nil {
		var m int
		if b.n == 0 {
			m, b.err = b.to.Write(p)
		} else {
			m = copy(b.buf[b.n:], p)
			b.n += m
			b.Flush()
		}
		nn += m
		p = p[m:]
	}
	if b.err != nil {
		return nn, b.err
	}
	m := copy(b.buf[b.n:], p)
	b.n += m
	return nn + m, nil
}

func (b *Writer) WriteString(s string) (int, error) {
	n := 0
	for len(s) > b.Available() && b.err == nil {
		m := copy(b.buf[b.n:], s)
		b.n += m
		n += m
		s = s[m:]
		b.Flush()
	}
	if b.err != nil {
		return n, b.err
	}
	m := copy(b.buf[b.n:], s)
	b.n += m
	return n + m, nil
}

func (b *Writer) WriteByte(c byte) error {
	if b.err != nil {
		return b.err
	}
	if b.Available() <= 0 && b.Flush() != nil {
		return b.err
	}
	b.buf[b.n] = c
	b.n++
	return nil
}

func (b *Writer) WriteRune(r rune) (size int, err error) { return b.WriteString(string(r)) }

func (b *Writer) ReadFrom(r io.Reader) (n int64, err error) {
	for b.err == nil {
		if b.Available() == 0 {
			if err := b.Flush(); err != nil {
				return n, err
			}
		}
		m, err := r.Read(b.buf[b.n:])
		b.n += m
		n += int64(m)
		if err == io.EOF {
			return n, nil
		}
		if err != nil {
			return n, err
		}
	}
	return n, b.err
}

// A ReadWriter is both.
type ReadWriter struct {
	*Reader
	*Writer
}

func NewReadWriter(r *Reader, w *Writer) *ReadWriter { return &ReadWriter{r, w} }

// ---- scanner

var (
	ErrTooLong         = errors.New("bufio.Scanner: token too long")
	ErrNegativeAdvance = errors.New("bufio.Scanner: SplitFunc returns negative advance count")
	ErrAdvanceTooFar   = errors.New("bufio.Scanner: SplitFunc returns advance count beyond input")
	ErrBadReadCount    = errors.New("bufio.Scanner: Read returned impossible count")
	ErrFinalToken      = errors.New("final token")
)

// A SplitFunc finds the next token.
type SplitFunc func(data []byte, atEOF bool) (advance int, token []byte, err error)

// A Scanner goes through tokens, such as lines.
type Scanner struct {
	from    io.Reader
	split   SplitFunc
	longest int
	token   []byte
	buf     []byte
	start   int
	end     int
	err     error
	empties int
	begun   bool
	done    bool
}

func NewScanner(r io.Reader) *Scanner {
	return &Scanner{from: r, split: ScanLines, longest: MaxScanTokenSize}
}

func (s *Scanner) Bytes() []byte { return s.token }
func (s *Scanner) Text() string  { return string(s.token) }

func (s *Scanner) Err() error {
	if s.err == io.EOF {
		return nil
	}
	return s.err
}

func (s *Scanner) Buffer(buf []byte, max int) {
	if s.begun {
		panic("Buffer called after Scan")
	}
	s.buf = buf[0:cap(buf)]
	s.longest = max
}

func (s *Scanner) Split(split SplitFunc) {
	if s.begun {
		panic("Split called after Scan")
	}
	s.split = split
}

func (s *Scanner) fail(err error) {
	if s.err == nil || s.err == io.EOF {
		s.err = err
	}
}

// tokenAhead looks for a token in what has been read.
func (s *Scanner) tokenAhead() (found, over bool) {
	advance, token, err := s.split(s.buf[s.start:s.end], s.err != nil)
	if err != nil {
		if err == ErrFinalToken {
			s.token = token
			s.done = true
			return token != nil, true
		}
		s.fail(err)
		return false, true
	}
	if advance < 0 {
		s.fail(ErrNegativeAdvance)
		return false, true
	}
	if advance > s.end-s.start {
		s.fail(ErrAdvanceTooFar)
		return false, true
	}
	s.start += advance
	s.token = token
	if token == nil {
		return false, false
	}
	if s.err == nil || advance > 0 {
		s.empties = 0
	} else {
		s.empties++
		if s.empties > mostEmpty {
			panic("bufio.Scan: too many empty tokens without progressing")
		}
	}
	return true, false
}

func (s *Scanner) Scan() bool {
	if s.done {
		return false
	}
	s.begun = true
	for {
		if s.end > s.start || s.err != nil {
			found, over := s.tokenAhead()
			if found || over {
				if over && !found {
					s.token = nil
				}
				return found
			}
		}
		if s.err != nil {
			s.start, s.end = 0, 0
			s.token = nil
			return false
		}
		if !s.read() {
			s.token = nil
			return false
		}
	}
}

// read makes room and reads more.
func (s *Scanner) read() bool {
	if s.start > 0 && (s.end == len(s.buf) || s.start > len(s.buf)/2) {
		copy(s.buf, s.buf[s.start:s.end])
		s.end -= s.start
		s.start = 0
	}
	if s.end == len(s.buf) {
		if len(s.buf) >= s.longest {
			s.fail(ErrTooLong)
			return false
		}
		size := len(s.buf) * 2
		if size == 0 {
			size = startSize
		}
		buf := make([]byte, min(size, s.longest))
		copy(buf, s.buf[s.start:s.end])
		s.buf = buf
		s.end -= s.start
		s.start = 0
	}
	for range mostEmpty {
		n, err := s.from.Read(s.buf[s.end:])
		if n < 0 || n > len(s.buf)-s.end {
			s.fail(ErrBadReadCount)
			return true
		}
		s.end += n
		if err != nil {
			s.fail(err)
			return true
		}
		if n > 0 {
			s.empties = 0
			return true
		}
	}
	s.fail(io.ErrNoProgress)
	return true
}

func ScanBytes(data []byte, atEOF bool) (advance int, token []byte, err error) {
	if atEOF && len(data) == 0 {
		return 0, nil, nil
	}
	return 1, data[0:1], nil
}

func ScanRunes(data []byte, atEOF bool) (advance int, token []byte, err error) {
	if atEOF && len(data) == 0 {
		return 0, nil, nil
	}
	if !atEOF && !utf8.FullRune(data) {
		return 0, nil, nil
	}
	r, size := utf8.DecodeRune(data)
	if r == utf8.RuneError && size == 1 {
		return 1, []byte(string(utf8.RuneError)), nil
	}
	return size, data[:size], nil
}

func ScanLines(data []byte, atEOF bool) (advance int, token []byte, err error) {
	if atEOF && len(data) == 0 {
		return 0, nil, nil
	}
	at := bytes.IndexByte(data, '\n')
	line := data
	if at >= 0 {
		line = data[:at]
	} else if !atEOF {
		return 0, nil, nil
	}
	advance = len(line)
	if at >= 0 {
		advance++
	}
	if len(line) > 0 && line[len(line)-1] == '\r' {
		line = line[:len(line)-1]
	}
	return advance, line, nil
}

func isSpace(r rune) bool {
	switch {
	case r >= 9 && r <= 13, r == ' ', r == 0x85, r == 0xa0, r == 0x1680, r >= 0x2000 && r <= 0x200a:
		return true
	case r == 0x2028, r == 0x2029, r == 0x202f, r == 0x205f, r == 0x3000:
		return true
	}
	return false
}

func ScanWords(data []byte, atEOF bool) (advance int, token []byte, err error) {
	start := 0
	for start < len(data) {
		r, size := utf8.DecodeRune(data[start:])
		if !isSpace(r) {
			break
		}
		start += size
	}
	for i := start; i < len(data); {
		r, size := utf8.DecodeRune(data[i:])
		if isSpace(r) {
			return i + size, data[start:i], nil
		}
		i += size
	}
	if atEOF && len(data) > start {
		return len(data), data[start:], nil
	}
	return start, nil, nil
}
