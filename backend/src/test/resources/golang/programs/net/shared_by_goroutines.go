// Several goroutines accept from one listener and read from one connection; closing lets all go.
package main

import (
	"errors"
	"fmt"
	"net"
	"sync"
	"time"
)

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	var mu sync.Mutex
	accepted, closed := 0, 0
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() {
			for {
				conn, err := l.Accept()
				mu.Lock()
				if err != nil {
					if errors.Is(err, net.ErrClosed) {
						closed++
					}
					mu.Unlock()
					return
				}
				accepted++
				mu.Unlock()
				conn.Close()
			}
		})
	}
	for range 5 {
		conn, err := net.Dial("tcp", l.Addr().String())
		if err != nil {
			fmt.Println(err)
			return
		}
		buf := make([]byte, 1)
		conn.Read(buf)
		conn.Close()
	}
	l.Close()
	wg.Wait()
	fmt.Println("accepted", accepted, "closed", closed)

	l, _ = net.Listen("tcp", "127.0.0.1:0")
	client, _ := net.Dial("tcp", l.Addr().String())
	server, _ := l.Accept()
	read, closed := 0, 0
	for range 3 {
		wg.Go(func() {
			buf := make([]byte, 1)
			for {
				n, err := client.Read(buf)
				mu.Lock()
				read += n
				if err != nil {
					if errors.Is(err, net.ErrClosed) {
						closed++
					}
					mu.Unlock()
					return
				}
				mu.Unlock()
			}
		})
	}
	server.Write([]byte("seven.."))
	time.Sleep(10 * time.Millisecond)
	client.Close()
	wg.Wait()
	fmt.Println("read", read, "closed", closed)
}
