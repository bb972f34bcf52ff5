// A logger without times; Fatal ends with code 1.
package main

import (
	"bytes"
	"fmt"
	"log"
	"os"
)

func main() {
	l := log.New(os.Stdout, "park: ", 0)
	l.Println("first", 1, true)
	l.Printf("no newline %d", 2)
	l.Print("a", "b", 3, 4)
	l.SetPrefix("")
	l.Println("plain", l.Prefix() == "", l.Flags())
	var b bytes.Buffer
	m := log.New(&b, "[x] ", log.Lmsgprefix)
	m.Println("prefix before the message")
	fmt.Print(b.String())
	func() {
		defer func() { fmt.Println("recovered:", recover()) }()
		l.Panicf("panic %d", 7)
	}()
	log.SetFlags(0)
	log.SetPrefix("std: ")
	log.Println("goes to stderr")
	log.SetOutput(os.Stdout)
	log.Println("goes to stdout")
	defer fmt.Println("deferred calls are not run")
	log.Fatal("fatal: ", 1, 2)
}
