// Package io is what can be read from and written to.
package io

import (
	"errors"
	"sync"
)

const (
	SeekStart   = 0
	SeekCurrent = 1
	SeekEnd     = 2
)

var (
	EOF              = errors.New("EOF")
	ErrUnexpectedEOF = errors.New("unexpected EOF")
	ErrShortWrite    = errors.New("short write")
	errInvalidWrite  = errors.New("invalid write result")
	ErrShortBuffer   = errors.New("short buffer")
	ErrNoProgress    = errors.New("multiple Read calls return no data or error")
	ErrClosedPipe    = errors.New("io: read/write on closed pipe")
)

type Reader interface {
	Read(p []byte) (n int, err error)
}

type Writer interface {
	Write(p []byte) (n int, err error)
}

type Closer interface {
	Close() error
}

type Seeker interface {
	Seek(offset int64, whence int) (int64, error)
}

type ReadWriter interface {
	Reader
	Writer
}

type ReadCloser interface {
	Reader
	Closer
}

type WriteCloser interface {
	Writer
	Closer
}

type ReadWriteCloser interface {
	Reader
	Writer
	Closer
}

type ReadSeeker interface {
	Reader
	Seeker
}

type WriteSeeker interface {
	Writer
	Seeker
}

type ReadWriteSeeker interface {
	Reader
	Writer
	Seeker
}

type ReadSeekCloser interface {
	Reader
	Seeker
	Closer
}

type ReaderFrom interface {
	ReadFrom(r Reader) (n int64, err error)
}

type WriterTo interface {
	WriteTo(w Writer) (n int64, err error)
}

type ReaderAt interface {
	ReadAt(p []byte, off int64) (n int, err error)
}

type WriterAt interface {
	WriteAt(p []byte, off int64) (n int, err error)
}

type ByteReader interface {
	ReadByte() (byte, error)
}

type ByteScanner interface {
	ByteReader
	UnreadByte() error
}

type ByteWriter interface {
	WriteByte(c byte) error
}

type RuneReader interface {
	ReadRune() (r rune, size int, err error)
}

type RuneScanner interface {
	RuneReader
	UnreadRune() error
}

type StringWriter interface {
	WriteString(s string) (n int, err error)
}

// WriteString writes a string, if it can without copying it.
func WriteString(w Writer, s string) (n int, err error) {
	if sw, ok := w.(StringWriter); ok {
		return sw.WriteString(s)
	}
	return w.Write([]byte(s))
}

// ReadAtLeast reads until there are so many bytes.
func ReadAtLeast(r Reader, buf []byte, min int) (n int, err error) {
	if len(buf) < min {
		return 0, ErrShortBuffer
	}
	for n < min && err == nil {
		var more int
		more, err = r.Read(buf[n:])
		n += more
	}
	if n >= min {
		return n, nil
	}
	if n > 0 && err == EOF {
		err = ErrUnexpectedEOF
	}
	return n, err
}

// ReadFull fills the buffer.
func ReadFull(r Reader, buf []byte) (n int, err error) { return ReadAtLeast(r, buf, len(buf)) }

// ReadAll reads to the end.
func ReadAll(r Reader) ([]byte, error) {
	all := make([]byte, 0, 512)
	for {
		if len(all) == cap(all) {
			all = append(all, 0)[:len(all)]
		}
		n, err := r.Read(all[len(all):cap(all)]) // in Go: io/io.go:722
		all = all[:len(all)+n]
		if err != nil {
			if err == EOF {
				err = nil
			}
			return all, err
		}
	}
}

// Copy copies to the end.
func Copy(dst Writer, src Reader) (written int64, err error) { return CopyBuffer(dst, src, nil) }

// CopyBuffer copies with the buffer given.
func CopyBuffer(dst Writer, src Reader, buf []byte) (written int64, err error) {
	if buf != nil && len(buf) == 0 {
		panic("empty buffer in CopyBuffer")
	}
	if from, ok := src.(WriterTo); ok {
		return from.WriteTo(dst)
	}
	if to, ok := dst.(ReaderFrom); ok {
		return to.ReadFrom(src)
	}
	if buf == nil {
		size := 32 * 1024
		if l, ok := src.(*LimitedReader); ok && int64(size) > l.N {
			size = max(int(l.N), 1)
		}
		buf = make([]byte, size)
	}
	for {
		n, failed := src.Read(buf)
		if n > 0 {
			m, err := dst.Write(buf[:n])
			if m < 0 || n < m {
				m = 0
				if err == nil {
					err = errInvalidWrite
				}
			}
			written += int64(m)
			if err != nil {
				return written, err
			}
			if m != n {
				return written, ErrShortWrite
			}
		}
		if failed == EOF {
			return written, nil
		}
		if failed != nil {
			return written, failed
		}
	}
}

// CopyN copies so many bytes.
func CopyN(dst Writer, src Reader, n int64) (written int64, err error) {
	written, err = Copy(dst, LimitReader(src, n))
	if written < n && err == nil {
		err = EOF
	}
	return written, err
}

// A LimitedReader reads N bytes at most.
type LimitedReader struct {
	R Reader
	N int64
}

func LimitReader(r Reader, n int64) Reader { return &LimitedReader{r, n} }

func (l *LimitedReader) Read(p []byte) (n int, err error) {
	if l.N <= 0 {
		return 0, EOF
	}
	if int64(len(p)) > l.N {
		p = p[:l.N]
	}
	n, err = l.R.Read(p)
	l.N -= int64(n)
	return n, err
}

type multiReader struct {
	readers []Reader
}

// MultiReader reads one after another.
func MultiReader(readers ...Reader) Reader {
	return &multiReader{append([]Reader(nil), readers...)}
}

func (m *multiReader) Read(p []byte) (n int, err error) {
	for len(m.readers) > 0 {
		n, err = m.readers[0].Read(p)
		if err == EOF {
			m.readers = m.readers[1:]
		}
		if n > 0 || err != EOF {
			if err == EOF && len(m.readers) > 0 {
				err = nil
			}
			return n, err
		}
	}
	return 0, EOF
}

type multiWriter struct {
	writers []Writer
}

// MultiWriter writes to all of them.
func MultiWriter(writers ...Writer) Writer {
	return &multiWriter{append([]Writer(nil), writers...)}
}

func (m *multiWriter) Write(p []byte) (n int, err error) {
	for _, w := range m.writers {
		n, err = w.Write(p)
		if err != nil {
			return n, err
		}
		if n != len(p) {
			return n, ErrShortWrite
		}
	}
	return len(p), nil
}

type teeReader struct {
	r Reader
	w Writer
}

// TeeReader writes what is read.
func TeeReader(r Reader, w Writer) Reader { return &teeReader{r, w} }

func (t *teeReader) Read(p []byte) (n int, err error) {
	n, err = t.r.Read(p)
	if n > 0 {
		if n, err := t.w.Write(p[:n]); err != nil {
			return n, err
		}
	}
	return n, err
}

type discard struct{}

func (discard) Write(p []byte) (int, error)       { return len(p), nil }
func (discard) WriteString(s string) (int, error) { return len(s), nil }

// Discard takes everything and keeps nothing.
var Discard Writer = discard{}

type nopCloser struct {
	Reader
}

func (nopCloser) Close() error { return nil }

func NopCloser(r Reader) ReadCloser { return nopCloser{r} }

// ---- pipes

type pipe struct {
	writing sync.Mutex
	data    chan []byte
	taken   chan int
	once    sync.Once
	done    chan struct{}
	mu      sync.Mutex
	readErr error
	sentErr error
}

func (p *pipe) read(b []byte) (int, error) {
	select {
	case <-p.done:
		return 0, p.readCloseError()
	default:
	}
	select { // in Go: io/pipe.go:57
	case data := <-p.data:
		n := copy(b, data)
		p.taken <- n
		return n, nil
	case <-p.done:
		return 0, p.readCloseError()
	}
}

func (p *pipe) write(b []byte) (n int, err error) {
	select {
	case <-p.done:
		return 0, p.writeCloseError()
	default:
		p.writing.Lock() // in Go: io/pipe.go:81
		defer p.writing.Unlock()
	}
	for once := true; once || len(b) > 0; once = false {
		select { // in Go: io/pipe.go:86
		case p.data <- b:
			taken := <-p.taken // in Go: io/pipe.go:88
			b = b[taken:]
			n += taken
		case <-p.done:
			return n, p.writeCloseError()
		}
	}
	return n, nil
}

func (p *pipe) close(at *error, err error) error {
	p.mu.Lock()
	if *at == nil {
		*at = err
	}
	p.mu.Unlock()
	p.once.Do(func() { close(p.done) })
	return nil
}

func (p *pipe) readCloseError() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.readErr == nil && p.sentErr != nil {
		return p.sentErr
	}
	return ErrClosedPipe
}

func (p *pipe) writeCloseError() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.sentErr == nil && p.readErr != nil {
		return p.readErr
	}
	return ErrClosedPipe
}

type PipeReader struct{ p *pipe }
type PipeWriter struct{ p *pipe }

// Pipe connects a writer with a reader, without a buffer.
func Pipe() (*PipeReader, *PipeWriter) {
	p := &pipe{data: make(chan []byte), taken: make(chan int), done: make(chan struct{})}
	return &PipeReader{p}, &PipeWriter{p}
}

func (r *PipeReader) Read(data []byte) (n int, err error)  { return r.p.read(data) } // in Go: io/pipe.go:134
func (r *PipeReader) Close() error                         { return r.CloseWithError(nil) }
func (w *PipeWriter) Write(data []byte) (n int, err error) { return w.p.write(data) } // in Go: io/pipe.go:161
func (w *PipeWriter) Close() error                         { return w.CloseWithError(nil) }

func (r *PipeReader) CloseWithError(err error) error {
	if err == nil {
		err = ErrClosedPipe
	}
	return r.p.close(&r.p.readErr, err)
}

func (w *PipeWriter) CloseWithError(err error) error {
	if err == nil {
		err = EOF
	}
	return w.p.close(&w.p.sentErr, err)
}

// A SectionReader reads a part of what is below.
type SectionReader struct {
	r     ReaderAt
	at    int64
	start int64
	end   int64
}

func NewSectionReader(r ReaderAt, off, n int64) *SectionReader {
	return &SectionReader{r, off, off, off + n}
}

func (s *SectionReader) Size() int64 { return s.end - s.start }

func (s *SectionReader) Read(p []byte) (n int, err error) {
	if s.at >= s.end {
		return 0, EOF
	}
	if most := s.end - s.at; int64(len(p)) > most {
		p = p[:most]
	}
	n, err = s.r.ReadAt(p, s.at)
	s.at += int64(n)
	return n, err
}

func (s *SectionReader) ReadAt(p []byte, off int64) (n int, err error) {
	if off < 0 || off >= s.Size() {
		return 0, EOF
	}
	at := s.start + off
	if most := s.end - at; int64(len(p)) > most {
		n, err = s.r.ReadAt(p[:most], at)
		if err == nil {
			err = EOF
		}
		return n, err
	}
	return s.r.ReadAt(p, at)
}

func (s *SectionReader) Seek(offset int64, whence int) (int64, error) {
	switch whence {
	case SeekStart:
		offset += s.start
	case SeekCurrent:
		offset += s.at
	case SeekEnd:
		offset += s.end
	default:
		return 0, errors.New("Seek: invalid whence")
	}
	if offset < s.start {
		return 0, errors.New("Seek: invalid offset")
	}
	s.at = offset
	return offset - s.start, nil
}
