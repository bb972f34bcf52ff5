// A pipe gives up at its deadlines, and can be used afterwards.
package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"time"
)

func main() {
	a, b := net.Pipe()
	buf := make([]byte, 8)
	a.SetReadDeadline(time.Now().Add(5 * time.Millisecond))
	_, err := a.Read(buf)
	fmt.Println(err, errors.Is(err, os.ErrDeadlineExceeded))
	var ne net.Error
	fmt.Println(errors.As(err, &ne) && ne.Timeout())
	a.SetWriteDeadline(time.Now().Add(5 * time.Millisecond))
	n, err := a.Write([]byte("nobody reads"))
	fmt.Println(n, err)
	a.SetDeadline(time.Now().Add(-time.Second))
	_, err = a.Read(buf)
	fmt.Println(err)
	_, err = a.Write(buf)
	fmt.Println(err)
	a.SetDeadline(time.Time{})
	go b.Write([]byte("hello"))
	n, err = a.Read(buf)
	fmt.Println(string(buf[:n]), err)

	// A deadline that is moved while somebody waits counts at once.
	go func() {
		time.Sleep(5 * time.Millisecond)
		a.SetReadDeadline(time.Now())
	}()
	_, err = a.Read(buf)
	fmt.Println(err)
	a.SetDeadline(time.Time{})

	// Half of it is read before the time is over.
	b.SetWriteDeadline(time.Now().Add(10 * time.Millisecond))
	go a.Read(buf[:4])
	n, err = b.Write([]byte("first and rest"))
	fmt.Println(n, err)
	b.SetDeadline(time.Time{})

	b.Close()
	_, err = a.Read(buf)
	fmt.Println(err, err == io.EOF)
	_, err = a.Write(buf)
	fmt.Println(err, err == io.ErrClosedPipe)
	fmt.Println(a.SetDeadline(time.Now()), b.SetDeadline(time.Now()))
	_, err = b.Read(buf)
	fmt.Println(err)
	fmt.Println(b.Close(), a.LocalAddr(), a.RemoteAddr().Network())
}
