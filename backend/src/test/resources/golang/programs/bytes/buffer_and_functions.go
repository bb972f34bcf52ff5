// bytes.Buffer and the functions on byte slices.
package main

import (
	"bytes"
	"fmt"
	"io"
)

func main() {
	var b bytes.Buffer
	b.WriteString("hello ")
	b.Write([]byte("world"))
	b.WriteByte('!')
	b.WriteRune('é')
	fmt.Fprintf(&b, "%d", 42)
	fmt.Println(b.String(), b.Len())
	p := make([]byte, 5)
	n, err := b.Read(p)
	fmt.Println(n, err, string(p), b.Len())
	c, _ := b.ReadByte()
	fmt.Printf("%q %q\n", c, b.Next(3))
	line, err := b.ReadString('!')
	fmt.Println(line, err)
	rest, err := b.ReadBytes('x')
	fmt.Printf("%q %v\n", rest, err)
	_, err = b.Read(p)
	fmt.Println(err == io.EOF, b.Len())
	b.Reset()
	b = *bytes.NewBufferString("truncate me")
	b.Truncate(8)
	fmt.Println(b.String())

	x, y := []byte("abcabc"), []byte("abd")
	fmt.Println(bytes.Equal(x, x[:]), bytes.Compare(x, y), bytes.Contains(x, []byte("ca")), bytes.Index(x, []byte("c")), bytes.Count(x, []byte("b")), bytes.IndexByte(x, 'c'))
	fmt.Printf("%s %s %q %s %q\n", bytes.ToUpper(x), bytes.Repeat(y, 2), bytes.Split(x, []byte("b")), bytes.TrimSpace([]byte(" t ")), bytes.Fields([]byte("a b")))
	fmt.Printf("%s %s %v %v\n", bytes.ReplaceAll(x, []byte("b"), []byte("--")), bytes.Join([][]byte{x, y}, []byte("+")), bytes.HasPrefix(x, []byte("ab")), bytes.EqualFold(x, []byte("ABCABC")))
	fmt.Printf("%s\n", bytes.Map(func(r rune) rune { return r + 1 }, y))
	r := bytes.NewReader(x)
	all, _ := io.ReadAll(r)
	fmt.Println(string(all), r.Len(), r.Size())
}
