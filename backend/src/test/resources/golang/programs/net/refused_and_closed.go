// Errors of connections: refused, closed listener, closed connection.
package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"time"
)

func main() {
	_, err := net.Dial("tcp", "127.0.0.1:1")
	fmt.Println(err)
	var op *net.OpError
	fmt.Println(errors.As(err, &op), op.Op, op.Net, op.Timeout())

	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go func() {
		time.Sleep(10 * time.Millisecond)
		l.Close()
	}()
	_, err = l.Accept()
	fmt.Println(errors.Is(err, net.ErrClosed))

	a, b := net.Pipe()
	go func() {
		a.Write([]byte("last words"))
		a.Close()
	}()
	all, err := io.ReadAll(b)
	fmt.Printf("%q %v\n", all, err)
	_, err = a.Write([]byte("x"))
	fmt.Println(err)
	_, err = net.Dial("tcp", "no-port")
	fmt.Println(err)
}
