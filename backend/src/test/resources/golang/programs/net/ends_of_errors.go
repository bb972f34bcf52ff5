// Errors of a connection name both of its ends, those of a listener its own.
package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"syscall"
	"time"
)

var names = strings.NewReplacer()

func show(what string, err error) {
	fmt.Println(what, names.Replace(fmt.Sprint(err)))
}

func pair(l net.Listener) (client, server net.Conn) {
	client, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		panic(err)
	}
	server, err = l.Accept()
	if err != nil {
		panic(err)
	}
	names = strings.NewReplacer(client.LocalAddr().String(), "CLIENT", l.Addr().String(), "SERVER")
	return client, server
}

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	buf := make([]byte, 8)
	client, server := pair(l)
	server.Write([]byte("early"))
	client.SetReadDeadline(time.Now().Add(-time.Second))
	_, err = client.Read(buf)
	show("over before:", err)
	fmt.Println(errors.Is(err, os.ErrDeadlineExceeded), os.IsTimeout(err))
	client.SetReadDeadline(time.Now().Add(time.Second))
	n, err := client.Read(buf)
	show(string(buf[:n]), err)
	client.SetReadDeadline(time.Now().Add(5 * time.Millisecond))
	_, err = client.Read(buf)
	show("over later:", err)
	client.SetDeadline(time.Now().Add(-1))
	_, err = client.Write(buf)
	show("write:", err)
	client.SetDeadline(time.Time{})
	go func() {
		time.Sleep(5 * time.Millisecond)
		client.Close()
	}()
	_, err = client.Read(buf)
	show("closed:", err)
	_, err = client.Read(nil)
	show("nothing:", err)
	_, err = client.Write(buf)
	show("write:", err)
	show("set:", client.SetDeadline(time.Now()))
	show("close:", client.Close())
	var op *net.OpError
	fmt.Println(errors.As(err, &op), op.Op, names.Replace(op.Source.String()), names.Replace(op.Addr.String()))
	_, err = io.ReadAll(server)
	show("the other end:", err)
	_, err = server.Write(buf)
	show("first:", err)
	time.Sleep(5 * time.Millisecond)
	_, err = server.Write(buf)
	show("second:", err)
	fmt.Println(errors.Is(err, syscall.EPIPE))
	_, err = server.Read(buf)
	show("read:", err)
	server.Close()

	client, server = pair(l)
	client.Write([]byte("unread"))
	time.Sleep(5 * time.Millisecond)
	server.Close()
	time.Sleep(5 * time.Millisecond)
	_, err = client.Read(buf)
	show("reset:", err)
	fmt.Println(errors.Is(err, syscall.ECONNRESET))
	_, err = client.Read(buf)
	show("again:", err)
	_, err = client.Write(buf)
	show("write:", err)
	client.Close()

	client, server = pair(l)
	show("close write:", client.(*net.TCPConn).CloseWrite())
	_, err = client.Write(buf)
	show("write:", err)
	_, err = server.Read(buf)
	show("read:", err)
	client.Close()
	server.Close()

	l.(*net.TCPListener).SetDeadline(time.Now().Add(5 * time.Millisecond))
	_, err = l.Accept()
	show("accept:", err)
	_, err = net.Listen("tcp", l.Addr().String())
	show("listen:", err)
	fmt.Println(errors.Is(err, syscall.EADDRINUSE))
	l.Close()
	_, err = l.Accept()
	show("accept:", err)
	show("close:", l.Close())
	_, err = net.Dial("tcp", l.Addr().String())
	show("dial:", err)
	fmt.Println(errors.Is(err, syscall.ECONNREFUSED))
}
