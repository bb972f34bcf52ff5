package main

import (
	"bytes"
	"fmt"
	"io"
	"strings"
)

func builder() {
	var b strings.Builder
	fmt.Println(b.Cap())
	b.Grow(100)
	fmt.Println(b.Len(), b.Cap())
	b.WriteString(strings.Repeat("x", 110))
	b.Grow(3)
	fmt.Println(b.Len(), b.Cap())
	b.Grow(1000)
	fmt.Println(b.Len(), b.Cap())
	b.Reset()
	b.WriteByte('a')
	fmt.Println(b.Cap())
	b.Grow(40000)
	fmt.Println(b.Cap(), b.String())
	defer func() { fmt.Println(recover()) }()
	b.Grow(1 << 60)
}

func buffer() {
	var b bytes.Buffer
	b.WriteString("hello")
	fmt.Println(b.Len(), b.Cap(), b.Available())
	for range 14 {
		b.WriteString("hello")
	}
	fmt.Println(b.Len(), b.Cap())
	b.Next(70)
	b.WriteString(strings.Repeat("y", 60))
	fmt.Println(b.Len(), b.Cap(), b.Available())
	b.Next(60)
	b.Grow(65)
	fmt.Println(b.Len(), b.Cap(), b.Available(), b.String())
	b.Grow(10000)
	fmt.Println(b.Len(), b.Cap(), b.Available(), b.String())
	b.Next(5)
	b.WriteString("z")
	fmt.Println(b.String(), b.Len(), b.Available())

	var grown bytes.Buffer
	grown.Grow(100)
	fmt.Println(grown.Cap())
	grown.Grow(10)
	fmt.Println(grown.Cap())
	grown.WriteByte('x')
	grown.WriteRune('é')
	fmt.Println(grown.Len(), grown.Cap(), grown.Available())

	var runes bytes.Buffer
	for range 62 {
		runes.WriteByte('.')
	}
	runes.WriteRune('é')
	fmt.Println(runes.Len(), runes.Cap())

	var large bytes.Buffer
	large.Write(make([]byte, 65))
	fmt.Println(large.Cap())
	of := bytes.NewBufferString("abc")
	of.WriteString("defghi")
	fmt.Println(of.String(), of.Cap() >= 9)
	defer func() { fmt.Println(recover()) }()
	of.Grow(1 << 62)
}

func reading() {
	var b bytes.Buffer
	n, err := b.ReadFrom(strings.NewReader(strings.Repeat("r", 2000)))
	fmt.Println(n, err, b.Len(), b.Cap())
	b.Next(1500)
	n, err = b.ReadFrom(strings.NewReader(strings.Repeat("s", 100)))
	fmt.Println(n, err, b.Len(), b.Cap())
	io.CopyN(&b, strings.NewReader("ttttt"), 3)
	fmt.Println(b.Len(), b.Cap())
	rest, _ := io.ReadAll(&b)
	fmt.Println(len(rest), string(rest[:3]), string(rest[len(rest)-5:]))
	b.WriteString("u")
	fmt.Println(b.Len(), b.Cap(), b.Available())
}

func main() {
	builder()
	buffer()
	reading()
}
