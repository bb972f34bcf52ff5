package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
)

type short struct{ n int }

func (w short) Write(b []byte) (int, error) { return min(w.n, len(b)), nil }

type failing struct{}

func (failing) Write(b []byte) (int, error) { return 1, errors.New("full") }

type long struct{}

func (long) Write(b []byte) (int, error) { return len(b) + 1, nil }

func main() {
	data := []byte("héllo, wörld")
	r := bytes.NewReader(data)
	fmt.Println(r.Len(), r.Size(), r)
	fmt.Println(r.UnreadByte())
	fmt.Println(r.UnreadRune())
	c, n, err := r.ReadRune()
	fmt.Println(string(c), n, err)
	c, n, err = r.ReadRune()
	fmt.Println(string(c), n, err, r.Len())
	fmt.Println(r.UnreadRune(), r.Len())
	fmt.Println(r.UnreadRune())
	b, err := r.ReadByte()
	fmt.Println(b, err)
	fmt.Println(r.UnreadRune())
	fmt.Println(r.UnreadByte(), r.Len())
	// The reader shares the slice.
	data[0], data[5] = 'H', '!'
	buf := make([]byte, 5)
	m, err := r.Read(buf)
	fmt.Println(m, err, string(buf))
	m, err = r.ReadAt(buf, 0)
	fmt.Println(m, err, string(buf))
	m, err = r.ReadAt(buf, 12)
	fmt.Println(m, err)
	m, err = r.ReadAt(buf, 99)
	fmt.Println(m, err)
	m, err = r.ReadAt(buf, -1)
	fmt.Println(m, err)
	fmt.Println(r.Seek(2, io.SeekStart))
	fmt.Println(r.Seek(2, io.SeekCurrent))
	fmt.Println(r.Seek(-3, io.SeekEnd))
	rest, err := io.ReadAll(r)
	fmt.Println(string(rest), err)
	fmt.Println(r.Read(buf))
	fmt.Println(r.Read(nil))
	fmt.Println(r.ReadByte())
	fmt.Println(r.ReadRune())
	fmt.Println(r.UnreadRune())
	fmt.Println(r.Seek(-1, io.SeekStart))
	fmt.Println(r.Seek(0, 7))
	fmt.Println(r.Seek(100, io.SeekStart))
	fmt.Println(r.Len(), r.Size())
	fmt.Println(r.ReadByte())
	fmt.Println(r.UnreadByte(), r.Len())
	r.Reset([]byte("abc"))
	fmt.Println(r.Len(), r.Size())
	fmt.Println(r.WriteTo(short{2}))
	fmt.Println(r.Len())
	fmt.Println(r.WriteTo(short{2}))
	fmt.Println(r.WriteTo(short{2}))
	r.Reset([]byte("abc"))
	fmt.Println(r.WriteTo(failing{}))
	fmt.Println(r.Len())
	var out bytes.Buffer
	fmt.Println(r.WriteTo(&out))
	fmt.Println(out.String())
	r.Reset([]byte("abc"))
	func() {
		defer func() { fmt.Println(recover()) }()
		r.WriteTo(long{})
	}()
	var zero bytes.Reader
	fmt.Println(zero.Len(), zero.Size())
	fmt.Println(zero.ReadByte())
	copied := *bytes.NewReader([]byte("xyz"))
	copied.ReadByte()
	again := copied
	again.ReadByte()
	fmt.Println(copied.Len(), again.Len())
	var _ io.ReaderAt = r
	var _ io.Seeker = r
	var _ io.RuneScanner = r
	var _ io.ByteScanner = r
	var _ io.WriterTo = r
}
