package main

import (
	"fmt"
	"net"
	"os"
	"sync"
	"time"
)

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go func() {
		conn, err := listener.Accept()
		if err == nil {
			time.Sleep(50 * time.Millisecond)
			conn.Write([]byte("data"))
			conn.Close()
		}
	}()
	var wg sync.WaitGroup
	run := func(name string, f func()) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			f()
			fmt.Println(name, "is back")
		}()
	}
	run("sleep", func() { time.Sleep(30 * time.Millisecond) })
	run("file", func() {
		name := os.TempDir() + "/gopark-example"
		os.WriteFile(name, []byte("data"), 0o600)
		os.Remove(name)
	})
	run("socket", func() {
		conn, err := net.Dial("tcp", listener.Addr().String())
		if err != nil {
			fmt.Println(err)
			return
		}
		defer conn.Close()
		buf := make([]byte, 16)
		conn.Read(buf)
	})
	wg.Wait()
}
