// Builder writes, Reader reads.
package main

import (
	"fmt"
	"io"
	"strings"
)

func main() {
	var b strings.Builder
	fmt.Println(b.Len(), b.String() == "")
	b.Grow(32)
	b.WriteString("go")
	b.WriteByte('-')
	b.WriteRune('世')
	n, err := b.Write([]byte("park"))
	fmt.Println(n, err, b.Len(), b.Cap() >= 32)
	fmt.Fprintf(&b, " %03d", 7)
	fmt.Println(b.String())
	b.Reset()
	fmt.Printf("%q\n", b.String())

	r := strings.NewReader("abc世def")
	fmt.Println(r.Len(), r.Size())
	c, _ := r.ReadByte()
	fmt.Println(string(c), r.UnreadByte())
	buf := make([]byte, 3)
	n, err = r.Read(buf)
	fmt.Println(n, err, string(buf[:n]))
	ch, size, err := r.ReadRune()
	fmt.Println(string(ch), size, err, r.Len())
	rest, err := io.ReadAll(r)
	fmt.Println(string(rest), err)
	n, err = r.Read(buf)
	fmt.Println(n, err)
	pos, err := r.Seek(2, io.SeekStart)
	fmt.Println(pos, err)
	n64, err := r.WriteTo(&b)
	fmt.Println(n64, err, b.String())
	_, err = r.Seek(-1, io.SeekStart)
	fmt.Println(err)
	n, err = r.ReadAt(buf, 1)
	fmt.Println(n, err, string(buf[:2]))
}
