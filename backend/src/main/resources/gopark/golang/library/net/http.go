// Package http serves and asks. A server in the same program is reached through its listener; any
// other answers every request well, after as long as a session says that the network takes.
package http

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/url"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"
)

const (
	MethodGet     = "GET"
	MethodHead    = "HEAD"
	MethodPost    = "POST"
	MethodPut     = "PUT"
	MethodPatch   = "PATCH"
	MethodDelete  = "DELETE"
	MethodOptions = "OPTIONS"
)

const (
	StatusOK                  = 200
	StatusCreated             = 201
	StatusAccepted            = 202
	StatusNoContent           = 204
	StatusMovedPermanently    = 301
	StatusFound               = 302
	StatusSeeOther            = 303
	StatusNotModified         = 304
	StatusBadRequest          = 400
	StatusUnauthorized        = 401
	StatusForbidden           = 403
	StatusNotFound            = 404
	StatusMethodNotAllowed    = 405
	StatusRequestTimeout      = 408
	StatusConflict            = 409
	StatusTeapot              = 418
	StatusTooManyRequests     = 429
	StatusInternalServerError = 500
	StatusNotImplemented      = 501
	StatusBadGateway          = 502
	StatusServiceUnavailable  = 503
	StatusGatewayTimeout      = 504
)

var statusTexts = map[int]string{
	200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 301: "Moved Permanently", 302: "Found",
	303: "See Other", 304: "Not Modified", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
	404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 418: "I'm a teapot",
	429: "Too Many Requests", 500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
	503: "Service Unavailable", 504: "Gateway Timeout",
}

func StatusText(code int) string { return statusTexts[code] }

var (
	ErrServerClosed   = errors.New("http: Server closed")
	ErrAbortHandler   = errors.New("net/http: abort Handler")
	ErrHandlerTimeout = errors.New("http: Handler timeout")
)

// A Header has the fields before a body.
type Header map[string][]string

// CanonicalHeaderKey writes a name as it is usual: Content-Type.
func CanonicalHeaderKey(s string) string {
	parts := strings.Split(strings.ToLower(s), "-")
	for i, part := range parts {
		if part != "" {
			parts[i] = strings.ToUpper(part[:1]) + part[1:]
		}
	}
	return strings.Join(parts, "-")
}

func (h Header) Get(key string) string {
	if all := h[CanonicalHeaderKey(key)]; len(all) > 0 {
		return all[0]
	}
	return ""
}

func (h Header) Values(key string) []string { return h[CanonicalHeaderKey(key)] }
func (h Header) Set(key, value string)      { h[CanonicalHeaderKey(key)] = []string{value} }
func (h Header) Del(key string)             { delete(h, CanonicalHeaderKey(key)) }
func (h Header) Add(key, value string) {
	key = CanonicalHeaderKey(key)
	h[key] = append(h[key], value)
}

func (h Header) Clone() Header {
	clone := Header{}
	for key, values := range h {
		clone[key] = append([]string(nil), values...)
	}
	return clone
}

type noBody struct{}

func (noBody) Read([]byte) (int, error) { return 0, io.EOF }
func (noBody) Close() error             { return nil }

// NoBody is a body without bytes.
var NoBody io.ReadCloser = noBody{}

// A Request is sent by a client and served by a server.
type Request struct {
	Method        string
	URL           *url.URL
	Proto         string
	Header        Header
	Body          io.ReadCloser
	ContentLength int64
	Host          string
	Form          url.Values
	RemoteAddr    string
	RequestURI    string
	Pattern       string
	ctx           context.Context
	wild          map[string]string
}

func (r *Request) Context() context.Context {
	if r.ctx == nil {
		return context.Background()
	}
	return r.ctx
}

func (r *Request) WithContext(ctx context.Context) *Request {
	other := *r
	other.ctx = ctx
	return &other
}

func (r *Request) PathValue(name string) string { return r.wild[name] }
func (r *Request) UserAgent() string            { return r.Header.Get("User-Agent") }
func (r *Request) FormValue(key string) string  { r.ParseForm(); return r.Form.Get(key) }
func (r *Request) ParseForm() error {
	if r.Form == nil {
		r.Form = r.URL.Query()
		if r.Header.Get("Content-Type") == "application/x-www-form-urlencoded" && r.Body != nil {
			data, err := io.ReadAll(r.Body)
			if err != nil {
				return err
			}
			more, err := url.ParseQuery(string(data))
			for key, values := range more {
				r.Form[key] = append(values, r.Form[key]...)
			}
			return err
		}
	}
	return nil
}

func NewRequest(method, address string, body io.Reader) (*Request, error) {
	return NewRequestWithContext(context.Background(), method, address, body)
}

func NewRequestWithContext(ctx context.Context, method, address string, body io.Reader) (*Request, error) {
	if ctx == nil {
		return nil, errors.New("net/http: nil Context")
	}
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	if method == "" {
		method = "GET"
	}
	r := &Request{Method: method, URL: u, Proto: "HTTP/1.1", Header: Header{}, Host: u.Host, ctx: ctx, Body: NoBody}
	if body != nil {
		if closer, ok := body.(io.ReadCloser); ok {
			r.Body = closer
		} else {
			r.Body = io.NopCloser(body)
		}
	}
	return r, nil
}

// A Response is what a client gets.
type Response struct {
	Status        string
	StatusCode    int
	Proto         string
	Header        Header
	Body          io.ReadCloser
	ContentLength int64
	Request       *Request
}

// A ResponseWriter is where a handler writes its answer.
type ResponseWriter interface {
	Header() Header
	Write([]byte) (int, error)
	WriteHeader(statusCode int)
}

// A Flusher sends what there is.
type Flusher interface {
	Flush()
}

// A Handler answers requests.
type Handler interface {
	ServeHTTP(ResponseWriter, *Request)
}

// A HandlerFunc is a function that answers requests.
type HandlerFunc func(ResponseWriter, *Request)

func (f HandlerFunc) ServeHTTP(w ResponseWriter, r *Request) { f(w, r) }

// A route is a pattern in its parts.
type route struct {
	pattern, method, host string
	segments              []string
	handler               Handler
}

// A ServeMux chooses a handler by pattern.
type ServeMux struct {
	mu     sync.RWMutex
	routes []*route
}

func NewServeMux() *ServeMux { return &ServeMux{} }

var DefaultServeMux = NewServeMux()

func (mux *ServeMux) Handle(pattern string, handler Handler) {
	if pattern == "" {
		panic("http: invalid pattern")
	}
	if handler == nil {
		panic("http: nil handler")
	}
	r := &route{pattern: pattern, handler: handler}
	rest := pattern
	if method, after, ok := strings.Cut(pattern, " "); ok {
		r.method, rest = method, strings.TrimSpace(after)
	}
	slash := strings.IndexByte(rest, '/')
	if slash < 0 {
		panic("http: invalid pattern " + strconv.Quote(pattern))
	}
	r.host = rest[:slash]
	r.segments = strings.Split(rest[slash+1:], "/")
	mux.mu.Lock()
	defer mux.mu.Unlock()
	for _, known := range mux.routes {
		if known.pattern == pattern {
			panic(fmt.Sprintf("pattern %q conflicts with pattern %q", pattern, pattern))
		}
	}
	mux.routes = append(mux.routes, r)
	sort.SliceStable(mux.routes, func(i, j int) bool { return mux.routes[i].before(mux.routes[j]) })
}

func (mux *ServeMux) HandleFunc(pattern string, handler func(ResponseWriter, *Request)) {
	if handler == nil {
		panic("http: nil handler")
	}
	mux.Handle(pattern, HandlerFunc(handler))
}

// before tells whether a pattern says more than another.
func (r *route) before(o *route) bool {
	if (r.host != "") != (o.host != "") {
		return r.host != ""
	}
	if r.weight() != o.weight() {
		return r.weight() > o.weight()
	}
	return r.method != "" && o.method == ""
}

func (r *route) weight() int {
	weight := 0
	for _, segment := range r.segments {
		switch {
		case segment == "" || strings.HasSuffix(segment, "...}"):
			weight++
		case segment[0] == '{':
			weight += 10
		default:
			weight += 12
		}
	}
	return weight
}

func (r *route) match(path string) (map[string]string, bool) {
	parts := strings.Split(strings.TrimPrefix(path, "/"), "/")
	wild := map[string]string{}
	for i, segment := range r.segments {
		last := i == len(r.segments)-1
		switch {
		case segment == "{$}":
			return wild, last && i == len(parts)-1 && parts[i] == ""
		case last && segment == "":
			return wild, i < len(parts)
		case last && strings.HasSuffix(segment, "...}"):
			wild[segment[1:len(segment)-4]] = strings.Join(parts[min(i, len(parts)):], "/")
			return wild, true
		case i >= len(parts):
			return nil, false
		case segment != "" && segment[0] == '{':
			if parts[i] == "" {
				return nil, false
			}
			wild[segment[1:len(segment)-1]] = parts[i]
		case segment != parts[i]:
			return nil, false
		}
	}
	return wild, len(parts) == len(r.segments)
}

func (mux *ServeMux) ServeHTTP(w ResponseWriter, r *Request) {
	mux.mu.RLock()
	allowed := []string{}
	var found *route
	for _, candidate := range mux.routes {
		wild, ok := candidate.match(r.URL.Path)
		if !ok || candidate.host != "" && candidate.host != r.Host {
			continue
		}
		if candidate.method != "" && candidate.method != r.Method && (candidate.method != "GET" || r.Method != "HEAD") {
			allowed = append(allowed, candidate.method)
			continue
		}
		found, r.wild, r.Pattern = candidate, wild, candidate.pattern
		break
	}
	mux.mu.RUnlock()
	switch {
	case found != nil:
		found.handler.ServeHTTP(w, r)
	case len(allowed) > 0:
		w.Header().Set("Allow", strings.Join(allowed, ", "))
		Error(w, StatusText(StatusMethodNotAllowed), StatusMethodNotAllowed)
	default:
		NotFound(w, r)
	}
}

func Handle(pattern string, handler Handler) { DefaultServeMux.Handle(pattern, handler) }
func HandleFunc(pattern string, handler func(ResponseWriter, *Request)) {
	DefaultServeMux.HandleFunc(pattern, handler)
}

func Error(w ResponseWriter, text string, code int) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.WriteHeader(code)
	fmt.Fprintln(w, text)
}

func NotFound(w ResponseWriter, r *Request) { Error(w, "404 page not found", StatusNotFound) }
func NotFoundHandler() Handler              { return HandlerFunc(NotFound) }

func Redirect(w ResponseWriter, r *Request, address string, code int) {
	w.Header().Set("Location", address)
	w.WriteHeader(code)
}

func StripPrefix(prefix string, h Handler) Handler {
	return HandlerFunc(func(w ResponseWriter, r *Request) {
		path := strings.TrimPrefix(r.URL.Path, prefix)
		if len(path) == len(r.URL.Path) && prefix != "" {
			NotFound(w, r)
			return
		}
		other := *r
		u := *r.URL
		u.Path = path
		other.URL = &u
		h.ServeHTTP(w, &other)
	})
}

// TimeoutHandler answers for a handler that takes too long.
func TimeoutHandler(h Handler, dt time.Duration, msg string) Handler {
	return HandlerFunc(func(w ResponseWriter, r *Request) {
		ctx, cancel := context.WithTimeout(r.Context(), dt)
		defer cancel()
		inner := newAnswer()
		done := make(chan struct{})
		go func() {
			h.ServeHTTP(inner, r.WithContext(ctx))
			close(done)
		}()
		select {
		case <-done:
			inner.copyTo(w)
		case <-ctx.Done():
			w.WriteHeader(StatusServiceUnavailable)
			io.WriteString(w, msg)
		}
	})
}

// An answer is a response while it is written.
type answer struct {
	header Header
	code   int
	body   bytes.Buffer
}

func newAnswer() *answer { return &answer{header: Header{}} }

func (a *answer) Header() Header { return a.header }
func (a *answer) Flush()         {}

func (a *answer) WriteHeader(code int) {
	if a.code == 0 {
		a.code = code
	}
}

func (a *answer) Write(b []byte) (int, error) {
	a.WriteHeader(StatusOK)
	return a.body.Write(b)
}

func (a *answer) copyTo(w ResponseWriter) {
	for key, values := range a.header {
		w.Header()[key] = values
	}
	if a.code != 0 {
		w.WriteHeader(a.code)
	}
	w.Write(a.body.Bytes())
}

func (a *answer) response(r *Request) *Response {
	a.WriteHeader(StatusOK)
	if a.header.Get("Content-Type") == "" && a.body.Len() > 0 {
		a.header.Set("Content-Type", "text/plain; charset=utf-8")
	}
	return &Response{
		Status: strconv.Itoa(a.code) + " " + StatusText(a.code), StatusCode: a.code, Proto: "HTTP/1.1",
		Header: a.header, Body: io.NopCloser(bytes.NewReader(a.body.Bytes())), ContentLength: int64(a.body.Len()), Request: r,
	}
}

// A Server serves.
type Server struct {
	Addr                                                      string
	Handler                                                   Handler
	ReadTimeout, ReadHeaderTimeout, WriteTimeout, IdleTimeout time.Duration
	MaxHeaderBytes                                            int
	BaseContext                                               func(net.Listener) context.Context
	mu                                                        sync.Mutex
	listeners                                                 []net.Listener
	conns                                                     map[*net.TCPConn]bool
	closing                                                   bool
	working                                                   sync.WaitGroup
}

func ListenAndServe(addr string, handler Handler) error {
	return (&Server{Addr: addr, Handler: handler}).ListenAndServe()
}

func Serve(l net.Listener, handler Handler) error { return (&Server{Handler: handler}).Serve(l) }

func (s *Server) ListenAndServe() error {
	if s.closing {
		return ErrServerClosed
	}
	addr := s.Addr
	if addr == "" {
		addr = ":http"
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	return s.Serve(l)
}

func (s *Server) Serve(l net.Listener) error {
	s.mu.Lock()
	s.listeners = append(s.listeners, l)
	if s.conns == nil {
		s.conns = map[*net.TCPConn]bool{}
	}
	s.mu.Unlock()
	ctx := context.Background()
	if s.BaseContext != nil {
		ctx = s.BaseContext(l)
	}
	for {
		c, err := l.Accept()
		if err != nil {
			if s.closing {
				return ErrServerClosed
			}
			return err
		}
		conn := c.(*net.TCPConn)
		s.mu.Lock()
		s.conns[conn] = false
		s.mu.Unlock()
		go s.serve(ctx, conn)
	}
}

func (s *Server) serve(ctx context.Context, conn *net.TCPConn) {
	defer func() {
		s.mu.Lock()
		delete(s.conns, conn)
		s.mu.Unlock()
		conn.Close()
	}()
	for {
		thing, err := conn.ReceiveThing()
		if err != nil {
			return
		}
		r := thing.(*Request)
		s.mu.Lock()
		s.conns[conn] = true
		s.mu.Unlock()
		s.working.Add(1)
		ok := s.handle(ctx, conn, r)
		s.working.Done()
		s.mu.Lock()
		s.conns[conn] = false
		s.mu.Unlock()
		if !ok || s.closing {
			return
		}
	}
}

// handle serves one request; a handler that panics ends the connection and not the program.
func (s *Server) handle(ctx context.Context, conn *net.TCPConn, r *Request) (ok bool) {
	a := newAnswer()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer func() {
		if failure := recover(); failure != nil {
			ok = false
			conn.Close()
		}
	}()
	r.RemoteAddr = conn.RemoteAddr().String()
	handler := s.Handler
	if handler == nil {
		handler = DefaultServeMux
	}
	stop := context.AfterFunc(r.Context(), cancel)
	handler.ServeHTTP(a, r.WithContext(ctx))
	stop()
	conn.SendThing(a.response(r))
	return true
}

// Shutdown lets what is under way come to its end.
func (s *Server) Shutdown(ctx context.Context) error {
	s.mu.Lock()
	s.closing = true
	for _, l := range s.listeners {
		l.Close()
	}
	for conn, busy := range s.conns {
		if !busy {
			conn.Close()
		}
	}
	s.mu.Unlock()
	done := make(chan struct{})
	go func() {
		s.working.Wait()
		close(done)
	}()
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (s *Server) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closing = true
	for _, l := range s.listeners {
		l.Close()
	}
	for conn := range s.conns {
		conn.Close()
	}
	return nil
}

// A RoundTripper asks once.
type RoundTripper interface {
	RoundTrip(*Request) (*Response, error)
}

// A Transport keeps connections for the next request.
type Transport struct {
	MaxIdleConns, MaxIdleConnsPerHost, MaxConnsPerHost int
	IdleConnTimeout, ResponseHeaderTimeout             time.Duration
	DisableKeepAlives                                  bool
	mu                                                 sync.Mutex
	idle                                               map[string][]*net.TCPConn
}

var DefaultTransport RoundTripper = &Transport{}

func (t *Transport) CloseIdleConnections() {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, conns := range t.idle {
		for _, conn := range conns {
			conn.Close()
		}
	}
	t.idle = nil
}

func (t *Transport) connection(address string) (*net.TCPConn, error) {
	t.mu.Lock()
	for conns := t.idle[address]; len(conns) > 0; {
		conn := conns[len(conns)-1]
		conns = conns[:len(conns)-1]
		t.idle[address] = conns
		if !conn.IsOver() {
			t.mu.Unlock()
			return conn, nil
		}
	}
	t.mu.Unlock()
	conn, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	return conn.(*net.TCPConn), nil
}

func (t *Transport) giveBack(address string, conn *net.TCPConn) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.idle == nil {
		t.idle = map[string][]*net.TCPConn{}
	}
	t.idle[address] = append(t.idle[address], conn)
}

func (t *Transport) RoundTrip(r *Request) (*Response, error) {
	ctx := r.Context()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if scheme := r.URL.Scheme; scheme != "http" && scheme != "https" {
		return nil, errors.New("unsupported protocol scheme " + strconv.Quote(scheme))
	}
	if r.URL.Host == "" {
		return nil, errors.New("http: no Host in request URL")
	}
	if !net.IsHere(r.URL.Hostname()) {
		return outside(ctx, r)
	}
	address := r.URL.Host
	if r.URL.Port() == "" {
		address += ":80"
	}
	conn, err := t.connection(address)
	if err != nil {
		return nil, err
	}
	stop := context.AfterFunc(ctx, func() { conn.Close() })
	defer stop()
	sent := *r
	u := *r.URL
	sent.URL = &u
	sent.RequestURI = u.Path
	if err := conn.SendThing(&sent); err != nil {
		return nil, err
	}
	thing, err := conn.ReceiveThing()
	if err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	t.giveBack(address, conn)
	response := *thing.(*Response)
	response.Request = r
	return &response, nil
}

// outside is answered by everybody who is not here.
func outside(ctx context.Context, r *Request) (*Response, error) {
	done := make(chan struct{}, 1)
	go func() {
		net.RoundTrip()
		done <- struct{}{}
	}()
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	case <-done:
	}
	a := newAnswer()
	a.header.Set("Content-Type", "text/html; charset=utf-8")
	fmt.Fprintf(a, "<html><body>%s %s%s</body></html>\n", r.Method, r.URL.Host, r.URL.Path)
	return a.response(r), nil
}

// A Client asks.
type Client struct {
	Transport     RoundTripper
	Timeout       time.Duration
	CheckRedirect func(req *Request, via []*Request) error
}

var DefaultClient = &Client{}

type timeoutError struct{ text string }

func (e *timeoutError) Error() string   { return e.text }
func (e *timeoutError) Timeout() bool   { return true }
func (e *timeoutError) Temporary() bool { return true }
func (e *timeoutError) Is(err error) bool {
	return err == context.DeadlineExceeded
}

func (c *Client) Do(r *Request) (*Response, error) {
	transport := c.Transport
	if transport == nil {
		transport = DefaultTransport
	}
	sent := r
	if c.Timeout > 0 {
		ctx, cancel := context.WithTimeout(r.Context(), c.Timeout)
		defer cancel()
		sent = r.WithContext(ctx)
	}
	response, err := transport.RoundTrip(sent)
	if err == nil {
		return response, nil
	}
	if c.Timeout > 0 && errors.Is(err, context.DeadlineExceeded) && r.Context().Err() == nil {
		err = &timeoutError{"context deadline exceeded (Client.Timeout exceeded while awaiting headers)"}
	}
	op := r.Method[:1] + strings.ToLower(r.Method[1:])
	return nil, &url.Error{Op: op, URL: r.URL.String(), Err: err}
}

func (c *Client) Get(address string) (*Response, error) {
	r, err := NewRequest("GET", address, nil)
	if err != nil {
		return nil, err
	}
	return c.Do(r)
}

func (c *Client) Head(address string) (*Response, error) {
	r, err := NewRequest("HEAD", address, nil)
	if err != nil {
		return nil, err
	}
	return c.Do(r)
}

func (c *Client) Post(address, contentType string, body io.Reader) (*Response, error) {
	r, err := NewRequest("POST", address, body)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", contentType)
	return c.Do(r)
}

func (c *Client) PostForm(address string, data url.Values) (*Response, error) {
	return c.Post(address, "application/x-www-form-urlencoded", strings.NewReader(data.Encode()))
}

func (c *Client) CloseIdleConnections() {
	if t, ok := c.Transport.(*Transport); ok {
		t.CloseIdleConnections()
	}
}

func Get(address string) (*Response, error)  { return DefaultClient.Get(address) }
func Head(address string) (*Response, error) { return DefaultClient.Head(address) }
func Post(address, contentType string, body io.Reader) (*Response, error) {
	return DefaultClient.Post(address, contentType, body)
}
func PostForm(address string, data url.Values) (*Response, error) {
	return DefaultClient.PostForm(address, data)
}

// MaxBytesReader stops reading a body that is too long.
func MaxBytesReader(w ResponseWriter, r io.ReadCloser, n int64) io.ReadCloser {
	return io.NopCloser(io.LimitReader(r, n))
}
