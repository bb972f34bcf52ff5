package main

import (
	"fmt"
	"net"
	"sync"
)

func serve(conn net.Conn) {
	defer conn.Close()
	buf := make([]byte, 64)
	for {
		n, err := conn.Read(buf)
		if err != nil {
			return
		}
		conn.Write(buf[:n])
	}
}

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go serve(conn)
		}
	}()
	var wg sync.WaitGroup
	var mu sync.Mutex
	echoed := 0
	for i := range 10 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			conn, err := net.Dial("tcp", listener.Addr().String())
			if err != nil {
				return
			}
			defer conn.Close()
			buf := make([]byte, 64)
			for range 3 {
				fmt.Fprintf(conn, "message of %d", i)
				n, err := conn.Read(buf)
				if err != nil {
					return
				}
				mu.Lock()
				echoed += n
				mu.Unlock()
			}
		}()
	}
	wg.Wait()
	listener.Close()
	fmt.Println("echoed", echoed, "bytes")
}
