// A read gives up at its deadline; the connection lives on.
package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"time"
)

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer l.Close()
	go func() {
		conn, err := l.Accept()
		if err != nil {
			return
		}
		defer conn.Close()
		time.Sleep(100 * time.Millisecond)
		conn.Write([]byte("late"))
		time.Sleep(100 * time.Millisecond)
	}()
	conn, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		fmt.Println(err)
		return
	}
	defer conn.Close()
	buf := make([]byte, 8)
	conn.SetReadDeadline(time.Now().Add(20 * time.Millisecond))
	_, err = conn.Read(buf)
	var ne net.Error
	fmt.Println(errors.As(err, &ne) && ne.Timeout(), errors.Is(err, os.ErrDeadlineExceeded))
	conn.SetReadDeadline(time.Time{})
	n, err := conn.Read(buf)
	fmt.Println(string(buf[:n]), err)
}
