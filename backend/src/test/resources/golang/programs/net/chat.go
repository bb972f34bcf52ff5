// A chat room: one goroutine owns the list of members, each member reads and writes lines.
package main

import (
	"bufio"
	"fmt"
	"net"
	"strings"
	"time"
)

type member struct {
	name string
	out  chan string
}

type room struct {
	join, leave chan member
	say         chan string
	members     map[string]member
}

func (r *room) run() {
	tell := func(text string) {
		for _, m := range r.members {
			m.out <- text
		}
	}
	for {
		select {
		case m := <-r.join:
			tell(m.name + " is here")
			r.members[m.name] = m
		case m := <-r.leave:
			delete(r.members, m.name)
			close(m.out)
			tell(m.name + " has left")
		case text := <-r.say:
			tell(text)
		}
	}
}

func (r *room) serve(conn net.Conn) {
	defer conn.Close()
	lines := bufio.NewScanner(conn)
	lines.Scan()
	m := member{lines.Text(), make(chan string, 16)}
	go func() {
		for text := range m.out {
			fmt.Fprintln(conn, text)
		}
	}()
	r.join <- m
	for lines.Scan() {
		r.say <- m.name + ": " + lines.Text()
	}
	r.leave <- m
}

func client(address, name string) (net.Conn, *bufio.Reader) {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		panic(err)
	}
	fmt.Fprintln(conn, name)
	time.Sleep(20 * time.Millisecond)
	return conn, bufio.NewReader(conn)
}

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	r := &room{make(chan member), make(chan member), make(chan string), map[string]member{}}
	go r.run()
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go r.serve(conn)
		}
	}()
	ann, annReads := client(l.Addr().String(), "ann")
	bob, bobReads := client(l.Addr().String(), "bob")
	show := func(who string, r *bufio.Reader) {
		line, err := r.ReadString('\n')
		fmt.Println(who, "sees", strings.TrimSpace(line), err)
	}
	show("ann", annReads)
	fmt.Fprintln(ann, "hi bob")
	show("ann", annReads)
	show("bob", bobReads)
	bob.Close()
	show("ann", annReads)
	ann.Close()
}
