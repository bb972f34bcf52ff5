package main

import (
	"fmt"
	"io"
)

type one struct{ s string }

func (r *one) Read(p []byte) (int, error) {
	if r.s == "" {
		return 0, io.EOF
	}
	p[0], r.s = r.s[0], r.s[1:]
	return 1, nil
}

type writer int

func (w writer) Write(p []byte) (int, error) { return len(p) + int(w), nil }

func main() {
	for _, more := range []writer{-2, -1, 0, 1} {
		fmt.Println(io.Copy(more, &one{"ab"}))
	}
	defer func() { fmt.Println(recover()) }()
	io.CopyBuffer(writer(0), &one{"text"}, []byte{})
}
