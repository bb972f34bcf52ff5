package main

import (
	"fmt"
	"log"
	"strings"
)

// A writer leaves out the name of the file.
type writer struct{}

func (writer) Write(line []byte) (int, error) {
	before, after, ok := strings.Cut(string(line), ".go:")
	prefix := before[:strings.LastIndexByte(before, ' ')+1]
	fmt.Printf("%q %v %q\n", prefix, ok && !strings.Contains(before, "/"), after)
	return len(line), nil
}

func helper(l *log.Logger) { l.Output(2, "at the caller") }

func main() {
	l := log.New(writer{}, "pre: ", log.Lshortfile)
	l.Print("print")
	l.Printf("%d", 1)
	l.Println("println")
	helper(l)
	log.SetOutput(writer{})
	log.SetFlags(log.Lshortfile | log.Lmsgprefix)
	log.SetPrefix("[p] ")
	log.Print("std")
	log.Output(1, "output")
	func() {
		defer func() { l.Print(recover()) }()
		l.Panicf("panics")
	}()
	defer l.Print("deferred")
}
