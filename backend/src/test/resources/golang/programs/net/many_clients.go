// Each connection is served by a goroutine of its own.
package main

import (
	"bufio"
	"fmt"
	"net"
	"sync"
)

func serve(conn net.Conn, total chan<- int) {
	defer conn.Close()
	lines := bufio.NewScanner(conn)
	n := 0
	for lines.Scan() {
		n += len(lines.Text())
		fmt.Fprintln(conn, "ok", len(lines.Text()))
	}
	total <- n
}

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	total := make(chan int, 8)
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go serve(conn, total)
		}
	}()
	var wg sync.WaitGroup
	answers := make([]string, 8)
	for i := range 8 {
		wg.Go(func() {
			conn, err := net.Dial("tcp", l.Addr().String())
			if err != nil {
				fmt.Println(err)
				return
			}
			defer conn.Close()
			r := bufio.NewReader(conn)
			for j := range 3 {
				fmt.Fprintf(conn, "client %d line %d\n", i, j*i)
				line, _ := r.ReadString('\n')
				answers[i] += line[:len(line)-1] + ";"
			}
		})
	}
	wg.Wait()
	sum := 0
	for range 8 {
		sum += <-total
	}
	l.Close()
	fmt.Println(sum)
	for i, a := range answers {
		fmt.Println(i, a)
	}
}
