package main

import (
	"errors"
	"fmt"
	"strings"
)

type Request struct {
	Path string
	User string
	meta map[string]any
}

type Response struct {
	Code int
	Body string
}

type Handler interface {
	Serve(*Request) (Response, error)
}

type HandlerFunc func(*Request) (Response, error)

func (f HandlerFunc) Serve(r *Request) (Response, error) { return f(r) }

type Middleware func(Handler) Handler

func Chain(h Handler, ms ...Middleware) Handler {
	for i := len(ms) - 1; i >= 0; i-- {
		h = ms[i](h)
	}
	return h
}

var depth int

func Logging(name string) Middleware {
	return func(next Handler) Handler {
		return HandlerFunc(func(r *Request) (resp Response, err error) {
			pad := strings.Repeat("  ", depth)
			depth++
			fmt.Printf("%s%s > %s\n", pad, name, r.Path)
			defer func() {
				depth--
				fmt.Printf("%s%s < %d %v\n", pad, name, resp.Code, err)
			}()
			return next.Serve(r)
		})
	}
}

var ErrAuth = errors.New("unauthorized")

func Auth(next Handler) Handler {
	return HandlerFunc(func(r *Request) (Response, error) {
		if r.User == "" {
			return Response{Code: 401}, ErrAuth
		}
		r.meta["auth"] = true
		return next.Serve(r)
	})
}

func Recover(next Handler) Handler {
	return HandlerFunc(func(r *Request) (resp Response, err error) {
		defer func() {
			if p := recover(); p != nil {
				resp, err = Response{500, "sorry"}, fmt.Errorf("recovered: %v", p)
			}
		}()
		return next.Serve(r)
	})
}

type Mux struct{ routes map[string]Handler }

func (m *Mux) Handle(p string, h Handler) {
	if m.routes == nil {
		m.routes = make(map[string]Handler)
	}
	m.routes[p] = h
}

func (m *Mux) HandleFunc(p string, f func(*Request) (Response, error)) { m.Handle(p, HandlerFunc(f)) }

func (m *Mux) Serve(r *Request) (Response, error) {
	if h, ok := m.routes[r.Path]; ok {
		return h.Serve(r)
	}
	return Response{404, "not found"}, nil
}

func main() {
	mux := &Mux{}
	mux.HandleFunc("/hi", func(r *Request) (Response, error) {
		return Response{200, fmt.Sprint("hi ", r.User, " ", r.meta["auth"])}, nil
	})
	mux.HandleFunc("/crash", func(r *Request) (Response, error) {
		var m map[string]int
		m["x"]++
		return Response{}, nil
	})
	h := Chain(mux, Logging("outer"), Recover, Auth, Logging("inner"))
	for _, r := range []*Request{{Path: "/hi", User: "ann"}, {Path: "/hi"}, {Path: "/crash", User: "bob"}, {Path: "/x", User: "cid"}} {
		r.meta = map[string]any{}
		resp, err := h.Serve(r)
		fmt.Printf("=> %+v %v\n", resp, errors.Is(err, ErrAuth))
	}
}
