// Four connections to a server that sends back what it reads.
package main

import (
	"io"
	"net"
	"sync"
)

func serve(listener net.Listener) {
	for {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		go func() {
			io.Copy(conn, conn)
			conn.Close()
		}()
	}
}

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	go serve(listener)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			conn, err := net.Dial("tcp", listener.Addr().String())
			if err != nil {
				panic(err)
			}
			line := make([]byte, 64)
			for range 50 {
				conn.Write(line)
				io.ReadFull(conn, line)
			}
			conn.Close()
		})
	}
	wg.Wait()
	listener.Close()
}
