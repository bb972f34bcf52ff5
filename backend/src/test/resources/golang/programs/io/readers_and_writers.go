// The interfaces of io and their helpers.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

type upper struct{ r io.Reader }

func (u upper) Read(p []byte) (int, error) {
	n, err := u.r.Read(p)
	copy(p, bytes.ToUpper(p[:n]))
	return n, err
}

type counting struct{ n int }

func (c *counting) Write(p []byte) (int, error) {
	c.n += len(p)
	return len(p), nil
}

type slow struct{ s string }

func (s *slow) Read(p []byte) (int, error) {
	if s.s == "" {
		return 0, io.EOF
	}
	p[0] = s.s[0]
	s.s = s.s[1:]
	return 1, nil
}

func main() {
	n, err := io.Copy(os.Stdout, upper{strings.NewReader("shout\n")})
	fmt.Println(n, err)
	c := &counting{}
	var b strings.Builder
	io.Copy(io.MultiWriter(c, &b), &slow{"one by one"})
	fmt.Println(c.n, b.String())
	all, err := io.ReadAll(io.MultiReader(strings.NewReader("a"), &slow{"bc"}, io.LimitReader(strings.NewReader("defgh"), 2)))
	fmt.Println(string(all), err)
	p := make([]byte, 4)
	m, err := io.ReadFull(strings.NewReader("ab"), p)
	fmt.Println(m, err, errors.Is(err, io.ErrUnexpectedEOF))
	m, err = io.ReadAtLeast(&slow{"abcdef"}, p, 3)
	fmt.Println(m, err)
	_, err = io.ReadFull(strings.NewReader(""), p)
	fmt.Println(err)
	var seen bytes.Buffer
	io.ReadAll(io.TeeReader(strings.NewReader("tee"), &seen))
	fmt.Println(seen.String())
	n, err = io.CopyN(&b, strings.NewReader("12345"), 3)
	fmt.Println(n, err, b.String())
	n, err = io.CopyN(io.Discard, strings.NewReader("12"), 3)
	fmt.Println(n, err)
	section := io.NewSectionReader(strings.NewReader("0123456789"), 2, 4)
	all, _ = io.ReadAll(section)
	fmt.Println(string(all))
	io.WriteString(os.Stdout, "done\n")
	rc := io.NopCloser(strings.NewReader("x"))
	fmt.Println(rc.Close())
}
