package main

import "fmt"

type server struct{ port int }

func (s *server) Start()   { fmt.Println("started", s == nil) }
func (s server) Port() int { return s.port }

func main() {
	var s *server
	f := s.Start
	fmt.Println("bound")
	f()
	g := s.Port
	fmt.Println("never", g())
}
