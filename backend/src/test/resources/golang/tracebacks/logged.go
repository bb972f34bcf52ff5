// What package log ends in a panic.
package main

import (
	"log"
	"os"
)

type server struct{ logger *log.Logger }

func (s *server) fail(what string) {
	defer func() {
		if r := recover(); r != nil {
			log.Panicln("server", r)
		}
	}()
	s.logger.Panicf("cannot %s", what)
}

func main() {
	log.SetFlags(0)
	log.SetOutput(os.Stdout)
	s := &server{log.New(os.Stdout, "[s] ", 0)}
	s.fail("listen")
}
