package main

import (
	"fmt"
	"strings"
	"time"
)

type Server struct {
	host    string
	port    int
	timeout time.Duration
	tags    map[string]string
}

type Option func(*Server) error

func WithPort(p int) Option {
	return func(s *Server) error {
		if p <= 0 || p > 65535 {
			return fmt.Errorf("port %d", p)
		}
		s.port = p
		return nil
	}
}

func WithTimeout(d time.Duration) Option {
	return func(s *Server) error { s.timeout = d; return nil }
}

func WithTag(k, v string) Option {
	return func(s *Server) error {
		if s.tags == nil {
			s.tags = make(map[string]string)
		}
		s.tags[k] = v
		return nil
	}
}

func New(host string, opts ...Option) (*Server, error) {
	s := &Server{host: host, port: 8080, timeout: 30 * time.Second}
	for i, o := range opts {
		if err := o(s); err != nil {
			return nil, fmt.Errorf("option %d: %w", i, err)
		}
	}
	return s, nil
}

type Builder struct {
	parts []string
	err   error
}

func (b *Builder) Add(s string) *Builder {
	if b.err != nil {
		return b
	}
	if s == "" {
		b.err = fmt.Errorf("empty part after %d", len(b.parts))
		return b
	}
	b.parts = append(b.parts, s)
	return b
}

func (b *Builder) Build() (string, error) {
	if b.err != nil {
		return "", b.err
	}
	return strings.Join(b.parts, "/"), nil
}

type Visitor interface {
	VisitNum(Num) string
	VisitAdd(Add) string
}
type Expr interface{ Accept(Visitor) string }
type Num int
type Add struct{ L, R Expr }

func (n Num) Accept(v Visitor) string { return v.VisitNum(n) }
func (a Add) Accept(v Visitor) string { return v.VisitAdd(a) }

type printer struct{ depth int }

func (p *printer) VisitNum(n Num) string { return fmt.Sprint(int(n)) }
func (p *printer) VisitAdd(a Add) string {
	p.depth++
	defer func() { p.depth-- }()
	return fmt.Sprintf("(%d: %s + %s)", p.depth, a.L.Accept(p), a.R.Accept(p))
}

func main() {
	s, err := New("localhost")
	fmt.Printf("%+v %v\n", *s, err)
	s, err = New("h", WithPort(90), WithTimeout(1500*time.Millisecond), WithTag("a", "1"), WithTag("b", "2"))
	fmt.Printf("%+v %v\n", *s, err)
	s, err = New("h", WithTag("x", "y"), WithPort(-1))
	fmt.Println(s == nil, err)
	fmt.Println(new(Builder).Add("a").Add("b").Build())
	fmt.Println(new(Builder).Add("a").Add("").Add("c").Build())
	fmt.Println(Add{Num(1), Add{Add{Num(2), Num(3)}, Num(4)}}.Accept(&printer{}))
}
