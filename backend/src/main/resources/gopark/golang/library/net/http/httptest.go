// Package httptest has what handlers and clients are tried out with.
package httptest

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
)

// DefaultRemoteAddr is who asks, in a recorder.
const DefaultRemoteAddr = "1.2.3.4"

// A ResponseRecorder keeps what a handler answers.
type ResponseRecorder struct {
	Code      int
	HeaderMap http.Header
	Body      *bytes.Buffer
	Flushed   bool
	result    *http.Response
	sent      http.Header
	hasStatus bool
}

func NewRecorder() *ResponseRecorder {
	return &ResponseRecorder{Code: 200, HeaderMap: http.Header{}, Body: &bytes.Buffer{}}
}

func (w *ResponseRecorder) Header() http.Header {
	if w.HeaderMap == nil {
		w.HeaderMap = http.Header{}
	}
	return w.HeaderMap
}

func (w *ResponseRecorder) begin(b []byte) {
	if w.hasStatus {
		return
	}
	h := w.Header()
	if _, ok := h["Content-Type"]; !ok && h.Get("Transfer-Encoding") == "" {
		h.Set("Content-Type", http.DetectContentType(b))
	}
	w.WriteHeader(200)
}

func (w *ResponseRecorder) Write(b []byte) (int, error) {
	w.begin(b)
	if w.Body != nil {
		w.Body.Write(b)
	}
	return len(b), nil
}

func (w *ResponseRecorder) WriteString(s string) (int, error) { return w.Write([]byte(s)) }

func (w *ResponseRecorder) WriteHeader(code int) {
	if w.hasStatus {
		return
	}
	if code < 100 || code > 999 {
		panic(fmt.Sprintf("invalid WriteHeader code %v", code))
	}
	w.Code = code
	w.hasStatus = true
	w.sent = w.Header().Clone()
}

func (w *ResponseRecorder) Flush() {
	if !w.hasStatus {
		w.WriteHeader(200)
	}
	w.Flushed = true
}

// Result is what a client would have got.
func (w *ResponseRecorder) Result() *http.Response {
	if w.result != nil {
		return w.result
	}
	if w.sent == nil {
		w.sent = w.HeaderMap.Clone()
	}
	r := &http.Response{StatusCode: w.Code, Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: w.sent, Body: http.NoBody}
	if r.StatusCode == 0 {
		r.StatusCode = 200
	}
	r.Status = fmt.Sprintf("%03d %s", r.StatusCode, http.StatusText(r.StatusCode))
	if w.Body != nil {
		r.Body = io.NopCloser(bytes.NewReader(w.Body.Bytes()))
	}
	r.ContentLength = -1
	if n, err := strconv.ParseInt(strings.TrimSpace(r.Header.Get("Content-Length")), 10, 64); err == nil && n >= 0 {
		r.ContentLength = n
	}
	w.result = r
	return r
}

// NewRequest is a request as a handler gets it.
func NewRequest(method, target string, body io.Reader) *http.Request {
	return NewRequestWithContext(context.Background(), method, target, body)
}

func NewRequestWithContext(ctx context.Context, method, target string, body io.Reader) *http.Request {
	if method == "" {
		method = "GET"
	}
	u, err := url.ParseRequestURI(target)
	if strings.ContainsAny(target, " ") {
		err = fmt.Errorf("malformed HTTP version %q", target[strings.IndexByte(target, ' ')+1:]+" HTTP/1.0")
	}
	if err != nil {
		panic("invalid NewRequest arguments; " + err.Error())
	}
	r, err := http.NewRequestWithContext(ctx, method, "/", nil)
	if err != nil {
		panic("invalid NewRequest arguments; " + err.Error())
	}
	r.URL, r.RequestURI, r.RemoteAddr = u, target, "192.0.2.1:1234"
	r.Host = u.Host
	if r.Host == "" {
		r.Host = "example.com"
	}
	r.Body = http.NoBody
	if body == nil {
		return r
	}
	switch b := body.(type) {
	case *bytes.Buffer:
		r.ContentLength = int64(b.Len())
	case *bytes.Reader:
		r.ContentLength = int64(b.Len())
	case *strings.Reader:
		r.ContentLength = int64(b.Len())
	default:
		r.ContentLength = -1
	}
	r.Body = io.NopCloser(body)
	if closer, ok := body.(io.ReadCloser); ok {
		r.Body = closer
	}
	return r
}

// A Server serves on a port that was free.
type Server struct {
	URL      string
	Listener net.Listener
	Config   *http.Server
	client   *http.Client
	mu       sync.Mutex
	closed   bool
	conns    map[net.Conn]http.ConnState
	open     sync.WaitGroup
}

func NewServer(handler http.Handler) *Server {
	s := NewUnstartedServer(handler)
	s.Start()
	return s
}

func NewUnstartedServer(handler http.Handler) *Server {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(fmt.Sprintf("httptest: failed to listen on a port: %v", err))
	}
	return &Server{Listener: l, Config: &http.Server{Handler: handler}}
}

func (s *Server) Start() {
	if s.URL != "" {
		panic("Server already started")
	}
	s.client = &http.Client{Transport: &http.Transport{}}
	s.URL = "http://" + s.Listener.Addr().String()
	s.watch()
	go s.Config.Serve(s.Listener)
}

// watch knows the connections that are open.
func (s *Server) watch() {
	s.conns = map[net.Conn]http.ConnState{}
	before := s.Config.ConnState
	s.Config.ConnState = func(c net.Conn, state http.ConnState) {
		s.mu.Lock()
		switch state {
		case http.StateNew:
			s.open.Add(1)
			s.conns[c] = state
		case http.StateClosed:
			if _, ok := s.conns[c]; ok {
				delete(s.conns, c)
				defer s.open.Done()
			}
		default:
			s.conns[c] = state
		}
		over := s.closed && (state == http.StateNew || state == http.StateIdle)
		s.mu.Unlock()
		if over {
			c.Close()
		}
		if before != nil {
			before(c, state)
		}
	}
}

// Client asks this server, with connections of its own.
func (s *Server) Client() *http.Client { return s.client }

func (s *Server) connsIn(states ...http.ConnState) []net.Conn {
	s.mu.Lock()
	defer s.mu.Unlock()
	var found []net.Conn
	for c, is := range s.conns {
		for _, state := range states {
			if is == state {
				found = append(found, c)
			}
		}
	}
	return found
}

// Close waits for the requests that are under way.
func (s *Server) Close() {
	s.mu.Lock()
	again := s.closed
	s.closed = true
	s.mu.Unlock()
	if !again {
		s.Listener.Close()
		s.Config.SetKeepAlivesEnabled(false)
		for _, c := range s.connsIn(http.StateNew, http.StateIdle) {
			c.Close()
		}
		if t, ok := http.DefaultTransport.(*http.Transport); ok {
			t.CloseIdleConnections()
		}
		if s.client != nil {
			s.client.CloseIdleConnections()
		}
	}
	s.open.Wait()
}

// CloseClientConnections ends what is under way.
func (s *Server) CloseClientConnections() {
	for _, c := range s.connsIn(http.StateNew, http.StateActive, http.StateIdle) {
		c.Close()
	}
}
