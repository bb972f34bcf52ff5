// Is, As, Join and Unwrap over chains and trees of errors.
package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

type temporary struct{ wait int }

func (t temporary) Error() string   { return fmt.Sprint("wait ", t.wait) }
func (t temporary) Temporary() bool { return true }

type notFound struct {
	name string
	err  error
}

func (n *notFound) Error() string        { return n.name + ": " + n.err.Error() }
func (n *notFound) Unwrap() error        { return n.err }
func (n *notFound) Is(target error) bool { return target == errMissing }

var errMissing = errors.New("missing")

func main() {
	a, b := errors.New("same"), errors.New("same")
	fmt.Println(a == b, a == a, errors.Is(a, b), errors.Is(nil, a), errors.Is(a, nil), errors.Is(nil, nil))
	e := fmt.Errorf("outer: %w", &notFound{"file", fmt.Errorf("inner: %w", temporary{5})})
	fmt.Println(e)
	var nf *notFound
	var t temporary
	var i interface{ Temporary() bool }
	fmt.Println(errors.As(e, &nf), nf.name, errors.As(e, &t), t.wait, errors.As(e, &i), i.Temporary())
	fmt.Println(errors.Is(e, errMissing), errors.Is(e, temporary{5}), errors.Is(e, temporary{6}))
	j := errors.Join(a, nil, io.EOF, errors.Join(errMissing))
	fmt.Println(j)
	fmt.Println(errors.Is(j, io.EOF), errors.Is(j, errMissing), errors.Is(j, b), errors.Unwrap(j), errors.Join(nil, nil) == nil)
	for x := e; x != nil; x = errors.Unwrap(x) {
		fmt.Printf("%T\n", x)
	}
	_, err := os.Open("/no/such/file")
	var pe *fs.PathError
	fmt.Println(err, errors.Is(err, fs.ErrNotExist), errors.Is(err, os.ErrNotExist), errors.As(err, &pe), pe.Op, pe.Path)
	fmt.Println(errors.ErrUnsupported)
	if x, ok := errors.AsType[temporary](e); ok {
		fmt.Println("as type", x.wait)
	}
	defer func() { fmt.Println(recover()) }()
	errors.As(e, nil)
}
