// A listener, an accept loop, and a client that speaks three times.
package main

import (
	"fmt"
	"io"
	"net"
)

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(l.Addr().Network())
	done := make(chan bool)
	go func() {
		defer close(done)
		conn, err := l.Accept()
		if err != nil {
			fmt.Println("accept:", err)
			return
		}
		defer conn.Close()
		buf := make([]byte, 32)
		for {
			n, err := conn.Read(buf)
			if err == io.EOF {
				fmt.Println("server: client has gone")
				return
			}
			fmt.Fprintf(conn, "<%s>", buf[:n])
		}
	}()
	conn, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		fmt.Println(err)
		return
	}
	buf := make([]byte, 32)
	for _, s := range []string{"one", "two", "three"} {
		n, err := conn.Write([]byte(s))
		fmt.Print("wrote ", n, " ", err, "; ")
		n, err = conn.Read(buf)
		fmt.Println("read", string(buf[:n]), err)
	}
	fmt.Println(conn.Close())
	<-done
	fmt.Println(l.Close())
}
