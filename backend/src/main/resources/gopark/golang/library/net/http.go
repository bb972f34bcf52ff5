// Package http serves and asks. A server in the same program is reached through its listener; any
// other answers every request well, after as long as a session says that the network takes.
package http

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/url"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"
)

const (
	MethodGet     = "GET"
	MethodHead    = "HEAD"
	MethodPost    = "POST"
	MethodPut     = "PUT"
	MethodPatch   = "PATCH"
	MethodDelete  = "DELETE"
	MethodConnect = "CONNECT"
	MethodOptions = "OPTIONS"
	MethodTrace   = "TRACE"
)

const (
	StatusContinue           = 100
	StatusSwitchingProtocols = 101
	StatusProcessing         = 102
	StatusEarlyHints         = 103

	StatusOK                   = 200
	StatusCreated              = 201
	StatusAccepted             = 202
	StatusNonAuthoritativeInfo = 203
	StatusNoContent            = 204
	StatusResetContent         = 205
	StatusPartialContent       = 206
	StatusMultiStatus          = 207
	StatusAlreadyReported      = 208
	StatusIMUsed               = 226

	StatusMultipleChoices   = 300
	StatusMovedPermanently  = 301
	StatusFound             = 302
	StatusSeeOther          = 303
	StatusNotModified       = 304
	StatusUseProxy          = 305
	StatusTemporaryRedirect = 307
	StatusPermanentRedirect = 308

	StatusBadRequest                   = 400
	StatusUnauthorized                 = 401
	StatusPaymentRequired              = 402
	StatusForbidden                    = 403
	StatusNotFound                     = 404
	StatusMethodNotAllowed             = 405
	StatusNotAcceptable                = 406
	StatusProxyAuthRequired            = 407
	StatusRequestTimeout               = 408
	StatusConflict                     = 409
	StatusGone                         = 410
	StatusLengthRequired               = 411
	StatusPreconditionFailed           = 412
	StatusRequestEntityTooLarge        = 413
	StatusRequestURITooLong            = 414
	StatusUnsupportedMediaType         = 415
	StatusRequestedRangeNotSatisfiable = 416
	StatusExpectationFailed            = 417
	StatusTeapot                       = 418
	StatusMisdirectedRequest           = 421
	StatusUnprocessableEntity          = 422
	StatusLocked                       = 423
	StatusFailedDependency             = 424
	StatusTooEarly                     = 425
	StatusUpgradeRequired              = 426
	StatusPreconditionRequired         = 428
	StatusTooManyRequests              = 429
	StatusRequestHeaderFieldsTooLarge  = 431
	StatusUnavailableForLegalReasons   = 451

	StatusInternalServerError           = 500
	StatusNotImplemented                = 501
	StatusBadGateway                    = 502
	StatusServiceUnavailable            = 503
	StatusGatewayTimeout                = 504
	StatusHTTPVersionNotSupported       = 505
	StatusVariantAlsoNegotiates         = 506
	StatusInsufficientStorage           = 507
	StatusLoopDetected                  = 508
	StatusNotExtended                   = 510
	StatusNetworkAuthenticationRequired = 511
)

var statusTexts = map[int]string{
	100: "Continue", 101: "Switching Protocols", 102: "Processing", 103: "Early Hints",
	200: "OK", 201: "Created", 202: "Accepted", 203: "Non-Authoritative Information", 204: "No Content",
	205: "Reset Content", 206: "Partial Content", 207: "Multi-Status", 208: "Already Reported", 226: "IM Used",
	300: "Multiple Choices", 301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified",
	305: "Use Proxy", 307: "Temporary Redirect", 308: "Permanent Redirect",
	400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found",
	405: "Method Not Allowed", 406: "Not Acceptable", 407: "Proxy Authentication Required",
	408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required", 412: "Precondition Failed",
	413: "Request Entity Too Large", 414: "Request URI Too Long", 415: "Unsupported Media Type",
	416: "Requested Range Not Satisfiable", 417: "Expectation Failed", 418: "I'm a teapot",
	421: "Misdirected Request", 422: "Unprocessable Entity", 423: "Locked", 424: "Failed Dependency",
	425: "Too Early", 426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests",
	431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons",
	500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
	504: "Gateway Timeout", 505: "HTTP Version Not Supported", 506: "Variant Also Negotiates",
	507: "Insufficient Storage", 508: "Loop Detected", 510: "Not Extended",
	511: "Network Authentication Required",
}

func StatusText(code int) string { return statusTexts[code] }

const (
	DefaultMaxHeaderBytes      = 1 << 20
	DefaultMaxIdleConnsPerHost = 2

	// TimeFormat is how headers write a time.
	TimeFormat = "Mon, 02 Jan 2006 15:04:05 GMT"
)

var (
	ErrServerClosed       = errors.New("http: Server closed")
	ErrAbortHandler       = errors.New("net/http: abort Handler")
	ErrHandlerTimeout     = errors.New("http: Handler timeout")
	ErrBodyNotAllowed     = errors.New("http: request method or response status code does not allow body")
	ErrContentLength      = errors.New("http: wrote more than the declared Content-Length")
	ErrBodyReadAfterClose = errors.New("http: invalid Read on closed Body")
	ErrUseLastResponse    = errors.New("net/http: use last response")
	ErrNoLocation         = errors.New("http: no Location header in response")

	errClosedAnswer = errors.New("http: read on closed response body")
)

// A Header has the fields before a body.
type Header map[string][]string

// isToken tells whether a name may stand in a header, or be a method.
func isToken(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
		if !letter && strings.IndexByte("!#$%&'*+-.^_`|~", c) < 0 {
			return false
		}
	}
	return s != ""
}

// CanonicalHeaderKey writes a name as it is usual: Content-Type. What is no name stays as it is.
func CanonicalHeaderKey(s string) string {
	if !isToken(s) {
		return s
	}
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

func (h Header) has(key string) bool {
	_, ok := h[key]
	return ok
}

func (h Header) Clone() Header {
	if h == nil {
		return nil
	}
	clone := make(Header, len(h))
	for key, values := range h {
		if values == nil {
			clone[key] = nil
			continue
		}
		clone[key] = append(make([]string, 0, len(values)), values...)
	}
	return clone
}

type noBody struct{}

func (noBody) Read([]byte) (int, error) { return 0, io.EOF }
func (noBody) Close() error             { return nil }

// NoBody is a body without bytes.
var NoBody = noBody{}

// A Request is sent by a client and served by a server.
type Request struct {
	Method           string
	URL              *url.URL
	Proto            string
	ProtoMajor       int
	ProtoMinor       int
	Header           Header
	Body             io.ReadCloser
	GetBody          func() (io.ReadCloser, error)
	ContentLength    int64
	TransferEncoding []string
	Close            bool
	Host             string
	Form             url.Values
	PostForm         url.Values
	RemoteAddr       string
	RequestURI       string
	Response         *Response
	Pattern          string
	ctx              context.Context
	wild             map[string]string
}

func (r *Request) Context() context.Context {
	if r.ctx == nil {
		return context.Background()
	}
	return r.ctx
}

func (r *Request) WithContext(ctx context.Context) *Request {
	if ctx == nil {
		panic("nil context")
	}
	other := *r
	other.ctx = ctx
	return &other
}

// Clone is a request that can be changed without the other.
func (r *Request) Clone(ctx context.Context) *Request {
	other := r.WithContext(ctx)
	if r.URL != nil {
		u := *r.URL
		other.URL = &u
	}
	other.Header = r.Header.Clone()
	other.TransferEncoding = slices.Clone(r.TransferEncoding)
	other.Form = url.Values(Header(r.Form).Clone())
	other.PostForm = url.Values(Header(r.PostForm).Clone())
	other.wild = map[string]string{}
	for name, value := range r.wild {
		other.wild[name] = value
	}
	return other
}

func (r *Request) PathValue(name string) string { return r.wild[name] }
func (r *Request) SetPathValue(name, value string) {
	if r.wild == nil {
		r.wild = map[string]string{}
	}
	r.wild[name] = value
}

func (r *Request) UserAgent() string { return r.Header.Get("User-Agent") }
func (r *Request) Referer() string   { return r.Header.Get("Referer") }
func (r *Request) ProtoAtLeast(major, minor int) bool {
	return r.ProtoMajor > major || r.ProtoMajor == major && r.ProtoMinor >= minor
}

func (r *Request) FormValue(key string) string {
	if r.Form == nil {
		r.ParseForm()
	}
	return r.Form.Get(key)
}

func (r *Request) PostFormValue(key string) string {
	if r.PostForm == nil {
		r.ParseForm()
	}
	return r.PostForm.Get(key)
}

// ParseForm reads the parameters of the body, and behind them those of the address.
func (r *Request) ParseForm() error {
	var failure error
	if r.PostForm == nil {
		if r.Method == "POST" || r.Method == "PUT" || r.Method == "PATCH" {
			r.PostForm, failure = r.bodyForm()
		}
		if r.PostForm == nil {
			r.PostForm = url.Values{}
		}
	}
	if r.Form != nil {
		return failure
	}
	r.Form = url.Values{}
	for key, values := range r.PostForm {
		r.Form[key] = append(r.Form[key], values...)
	}
	if r.URL == nil {
		return failure
	}
	query, err := url.ParseQuery(r.URL.RawQuery)
	for key, values := range query {
		r.Form[key] = append(r.Form[key], values...)
	}
	if failure == nil {
		failure = err
	}
	return failure
}

// The most bytes of a form that are read.
const longestForm = 10 << 20

func (r *Request) bodyForm() (url.Values, error) {
	if r.Body == nil {
		return nil, errors.New("missing form body")
	}
	kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";")
	if strings.ToLower(strings.TrimSpace(kind)) != "application/x-www-form-urlencoded" {
		return nil, nil
	}
	data, err := io.ReadAll(io.LimitReader(r.Body, longestForm+1))
	if err != nil {
		return nil, err
	}
	if len(data) > longestForm {
		return nil, errors.New("http: POST too large")
	}
	return url.ParseQuery(string(data))
}

func (r *Request) closeBody() {
	if r.Body != nil {
		r.Body.Close()
	}
}

// length is how long the body is, -1 if only its end will tell.
func (r *Request) length() int64 {
	switch {
	case r.Body == nil || r.Body == NoBody:
		return 0
	case r.ContentLength != 0:
		return r.ContentLength
	}
	return -1
}

// mayBeRepeated tells whether a server may do a request twice.
func (r *Request) mayBeRepeated() bool {
	if r.Body != nil && r.Body != NoBody && r.GetBody == nil {
		return false
	}
	switch r.Method {
	case "", "GET", "HEAD", "OPTIONS", "TRACE":
		return true
	}
	return r.Header.has("Idempotency-Key") || r.Header.has("X-Idempotency-Key")
}

func NewRequest(method, address string, body io.Reader) (*Request, error) {
	return NewRequestWithContext(context.Background(), method, address, body)
}

func NewRequestWithContext(ctx context.Context, method, address string, body io.Reader) (*Request, error) {
	if method == "" {
		method = "GET"
	}
	if !isToken(method) {
		return nil, fmt.Errorf("net/http: invalid method %q", method)
	}
	if ctx == nil {
		return nil, errors.New("net/http: nil Context")
	}
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	u.Host = strings.TrimSuffix(u.Host, ":")
	r := &Request{
		Method: method, URL: u, Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: Header{}, Host: u.Host, ctx: ctx,
	}
	r.setBody(body)
	return r, nil
}

// setBody knows how long a body in memory is, and can read it again.
func (r *Request) setBody(body io.Reader) {
	if body == nil {
		return
	}
	if closer, ok := body.(io.ReadCloser); ok {
		r.Body = closer
	} else {
		r.Body = io.NopCloser(body)
	}
	switch b := body.(type) {
	case *bytes.Buffer:
		r.ContentLength = int64(b.Len())
		data := b.Bytes()
		r.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(data)), nil }
	case *bytes.Reader:
		r.ContentLength = int64(b.Len())
		before := *b
		r.GetBody = func() (io.ReadCloser, error) {
			again := before
			return io.NopCloser(&again), nil
		}
	case *strings.Reader:
		r.ContentLength = int64(b.Len())
		before := *b
		r.GetBody = func() (io.ReadCloser, error) {
			again := before
			return io.NopCloser(&again), nil
		}
	default:
		return
	}
	if r.ContentLength == 0 {
		r.Body = NoBody
		r.GetBody = func() (io.ReadCloser, error) { return NoBody, nil }
	}
}

// A Response is what a client gets.
type Response struct {
	Status           string
	StatusCode       int
	Proto            string
	ProtoMajor       int
	ProtoMinor       int
	Header           Header
	Body             io.ReadCloser
	ContentLength    int64
	TransferEncoding []string
	Close            bool
	Uncompressed     bool
	Request          *Request
}

// Location is where a redirect leads.
func (r *Response) Location() (*url.URL, error) {
	to := r.Header.Get("Location")
	if to == "" {
		return nil, ErrNoLocation
	}
	if r.Request != nil && r.Request.URL != nil {
		return r.Request.URL.Parse(to)
	}
	return url.Parse(to)
}

func (r *Response) ProtoAtLeast(major, minor int) bool {
	return r.ProtoMajor > major || r.ProtoMajor == major && r.ProtoMinor >= minor
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

func (f HandlerFunc) ServeHTTP(w ResponseWriter, r *Request) {
	f(w, r) // in Go: net/http/server.go:2286
}

// ---- what bodies are

// A signature is how bytes of a kind begin; a byte of 0 in the mask stands for any.
type signature struct {
	begin, mask, kind string
}

const anyFour = "\xff\xff\xff\xff\x00\x00\x00\x00\xff\xff\xff\xff"

var signatures = []signature{
	{"%PDF-", "", "application/pdf"},
	{"%!PS-Adobe-", "", "application/postscript"},
	{"\xfe\xff\x00\x00", "\xff\xff\x00\x00", "text/plain; charset=utf-16be"},
	{"\xff\xfe\x00\x00", "\xff\xff\x00\x00", "text/plain; charset=utf-16le"},
	{"\xef\xbb\xbf\x00", "\xff\xff\xff\x00", "text/plain; charset=utf-8"},
	{"\x00\x00\x01\x00", "", "image/x-icon"},
	{"\x00\x00\x02\x00", "", "image/x-icon"},
	{"BM", "", "image/bmp"},
	{"GIF87a", "", "image/gif"},
	{"GIF89a", "", "image/gif"},
	{"RIFF\x00\x00\x00\x00WEBPVP", anyFour + "\xff\xff", "image/webp"},
	{"\x89PNG\r\n\x1a\n", "", "image/png"},
	{"\xff\xd8\xff", "", "image/jpeg"},
	{"FORM\x00\x00\x00\x00AIFF", anyFour, "audio/aiff"},
	{"ID3", "", "audio/mpeg"},
	{"OggS\x00", "", "application/ogg"},
	{"MThd\x00\x00\x00\x06", "", "audio/midi"},
	{"RIFF\x00\x00\x00\x00AVI ", anyFour, "video/avi"},
	{"RIFF\x00\x00\x00\x00WAVE", anyFour, "audio/wave"},
	{"\x1a\x45\xdf\xa3", "", "video/webm"},
	{"\x00\x01\x00\x00", "", "font/ttf"},
	{"OTTO", "", "font/otf"},
	{"ttcf", "", "font/collection"},
	{"wOFF", "", "font/woff"},
	{"wOF2", "", "font/woff2"},
	{"\x1f\x8b\x08", "", "application/x-gzip"},
	{"PK\x03\x04", "", "application/zip"},
	{"Rar!\x1a\x07\x00", "", "application/x-rar-compressed"},
	{"Rar!\x1a\x07\x01\x00", "", "application/x-rar-compressed"},
	{"\x00asm", "", "application/wasm"},
}

func (s *signature) matches(data []byte) bool {
	if len(data) < len(s.begin) {
		return false
	}
	for i := range len(s.begin) {
		if data[i] != s.begin[i] && (s.mask == "" || s.mask[i] != 0) {
			return false
		}
	}
	return true
}

var htmlTags = []string{
	"<!DOCTYPE HTML", "<HTML", "<HEAD", "<SCRIPT", "<IFRAME", "<H1", "<DIV", "<FONT", "<TABLE", "<A",
	"<STYLE", "<TITLE", "<B", "<BODY", "<BR", "<P", "<!--",
}

// isHTML tells whether data begin with one of the tags, and the tag ends there.
func isHTML(data []byte) bool {
	for _, tag := range htmlTags {
		n := len(tag)
		if len(data) > n && (data[n] == ' ' || data[n] == '>') && strings.EqualFold(string(data[:n]), tag) {
			return true
		}
	}
	return false
}

// isMP4 looks through the brands of a file whose first box says what it is.
func isMP4(data []byte) bool {
	if len(data) < 12 || string(data[4:8]) != "ftyp" {
		return false
	}
	size := int(data[0])<<24 | int(data[1])<<16 | int(data[2])<<8 | int(data[3])
	if size%4 != 0 || len(data) < size {
		return false
	}
	for at := 8; at < size; at += 4 {
		if at != 12 && string(data[at:at+3]) == "mp4" {
			return true
		}
	}
	return false
}

func isText(data []byte) bool {
	for _, c := range data {
		if c < ' ' && c != '\t' && c != '\n' && c != '\f' && c != '\r' && c != 0x1b {
			return false
		}
	}
	return true
}

// The bytes that are looked at for what a body is.
const sniffLength = 512

// DetectContentType tells from its beginning what a body is.
func DetectContentType(data []byte) string {
	data = data[:min(len(data), sniffLength)]
	text := bytes.TrimLeft(data, "\t\n\f\r ")
	switch {
	case isHTML(text):
		return "text/html; charset=utf-8"
	case bytes.HasPrefix(text, []byte("<?xml")):
		return "text/xml; charset=utf-8"
	}
	for i := range signatures {
		if signatures[i].matches(data) {
			return signatures[i].kind
		}
	}
	switch {
	case isMP4(data):
		return "video/mp4"
	case len(data) >= 36 && string(data[34:36]) == "LP":
		return "application/vnd.ms-fontobject"
	case isText(text):
		return "text/plain; charset=utf-8"
	}
	return "application/octet-stream"
}

// ---- patterns

// A segment is a part of a pattern's path: a word, "/" for an end, or what stands for any word or,
// at the end, for any number of them.
type segment struct {
	text        string
	wild, multi bool
}

// A route is a pattern in its parts.
type route struct {
	pattern, method, host string
	segments              []segment
	place                 string
	handler               Handler
}

func (r *route) last() segment { return r.segments[len(r.segments)-1] }

// A patternError says at which byte a pattern is wrong.
func patternError(at int, text string) error { return fmt.Errorf("at offset %d: %s", at, text) }

func newRoute(pattern string) (*route, error) {
	r := &route{pattern: pattern}
	rest, at := pattern, 0
	if i := strings.IndexAny(pattern, " \t"); i >= 0 {
		r.method, rest = pattern[:i], strings.TrimLeft(pattern[i+1:], " \t")
		if r.method != "" && !isToken(r.method) {
			return nil, patternError(0, fmt.Sprintf("invalid method %q", r.method))
		}
		at = i + 1
	}
	slash := strings.IndexByte(rest, '/')
	if slash < 0 {
		return nil, patternError(at, "host/path missing /")
	}
	r.host, rest = rest[:slash], rest[slash:]
	if brace := strings.IndexByte(r.host, '{'); brace >= 0 {
		return nil, patternError(at+brace, "host contains '{' (missing initial '/'?)")
	}
	if r.method != "" && r.method != "CONNECT" && rest != cleanPath(rest) {
		return nil, patternError(at+slash, "non-CONNECT pattern with unclean path can never match")
	}
	return r, r.parseSegments(rest)
}

func (r *route) parseSegments(rest string) error {
	seen := map[string]bool{}
	for rest != "" {
		rest = rest[1:]
		at := len(r.pattern) - len(rest)
		if rest == "" {
			r.segments = append(r.segments, segment{wild: true, multi: true})
			return nil
		}
		end := strings.IndexByte(rest, '/')
		if end < 0 {
			end = len(rest)
		}
		text := rest[:end]
		rest = rest[end:]
		if strings.IndexByte(text, '{') < 0 {
			r.segments = append(r.segments, segment{text: unescaped(text)})
			continue
		}
		s, problem := wildSegment(text, rest == "")
		if problem == "" && s.wild && seen[s.text] {
			problem = fmt.Sprintf("duplicate wildcard name %q", s.text)
		}
		if problem != "" {
			return patternError(at, problem)
		}
		seen[s.text] = true
		r.segments = append(r.segments, s)
	}
	return nil
}

// wildSegment reads a segment with a brace, or says what is wrong with it.
func wildSegment(text string, last bool) (s segment, problem string) {
	switch {
	case text[0] != '{':
		return s, "bad wildcard segment (must start with '{')"
	case text[len(text)-1] != '}':
		return s, "bad wildcard segment (must end with '}')"
	}
	name := text[1 : len(text)-1]
	if name == "$" {
		if !last {
			return s, "{$} not at end"
		}
		return segment{text: "/"}, ""
	}
	name, multi := strings.CutSuffix(name, "...")
	switch {
	case multi && !last:
		return s, "{...} wildcard not at end"
	case name == "":
		return s, "empty wildcard"
	}
	for i, c := range name {
		if !unicode.IsLetter(c) && c != '_' && (i == 0 || !unicode.IsDigit(c)) {
			return s, fmt.Sprintf("bad wildcard name %q", name)
		}
	}
	return segment{name, true, multi}, ""
}

func unescaped(path string) string {
	if plain, err := url.PathUnescape(path); err == nil {
		return plain
	}
	return path
}

// cleanPath is a path without empty segments, and without those that lead nowhere or back.
func cleanPath(path string) string {
	if path == "" {
		return "/"
	}
	var kept []string
	for _, part := range strings.Split(path, "/") {
		switch part {
		case "", ".":
		case "..":
			if len(kept) > 0 {
				kept = kept[:len(kept)-1]
			}
		default:
			kept = append(kept, part)
		}
	}
	clean := "/" + strings.Join(kept, "/")
	if path[len(path)-1] == '/' && clean != "/" {
		clean += "/"
	}
	return clean
}

// A relation is how the requests of two patterns lie to each other.
type relation int

const (
	same     relation = iota
	more              // the first matches all that the other does, and more
	fewer             // the other way round
	disjoint          // no request is matched by both
	crossing          // some are matched by both, and some by each alone
)

// and is the relation of two patterns that have one in a part and another in the next.
func (r relation) and(other relation) relation {
	switch {
	case r == disjoint || other == disjoint:
		return disjoint
	case r == same:
		return other
	case other == same || r == other:
		return r
	}
	return crossing
}

func (r *route) compareMethods(o *route) relation {
	switch {
	case r.method == o.method:
		return same
	case r.method == "" || r.method == "GET" && o.method == "HEAD":
		return more
	case o.method == "" || o.method == "GET" && r.method == "HEAD":
		return fewer
	}
	return disjoint
}

func (r *route) comparePaths(o *route) relation {
	n, m := len(r.segments), len(o.segments)
	if n != m && !r.last().multi && !o.last().multi {
		return disjoint
	}
	all := same
	for i := range min(n, m) {
		all = all.and(r.segments[i].compare(o.segments[i]))
	}
	switch {
	case n == m:
		return all
	case n < m && r.last().multi:
		return all.and(more)
	case m < n && o.last().multi:
		return all.and(fewer)
	}
	return disjoint
}

func (s segment) compare(o segment) relation {
	switch {
	case s.multi && o.multi:
		return same
	case s.multi:
		return more
	case o.multi:
		return fewer
	case s.wild && o.wild:
		return same
	case s.wild && o.text != "/":
		return more
	case o.wild && s.text != "/":
		return fewer
	case !s.wild && !o.wild && s.text == o.text:
		return same
	}
	return disjoint
}

func (r *route) compare(o *route) relation { return r.compareMethods(o).and(r.comparePaths(o)) }

// conflict says why one of two patterns of a host is not the one to choose.
func (r *route) conflict(o *route) string {
	methods, paths := r.compareMethods(o), r.comparePaths(o)
	switch {
	case methods.and(paths) == same:
		return fmt.Sprintf("%s matches the same requests as %s", r.pattern, o.pattern)
	case paths == crossing:
		return fmt.Sprintf("%[1]s and %[2]s both match some paths, like %[3]q.\n"+
			"But neither is more specific than the other.\n"+
			"%[1]s matches %[4]q, but %[2]s doesn't.\n"+
			"%[2]s matches %[5]q, but %[1]s doesn't.",
			r.pattern, o.pattern, commonPath(r, o), ownPath(r, o), ownPath(o, r))
	case methods == more:
		return r.pattern + " matches more methods than " + o.pattern + ", but has a more specific path pattern"
	}
	return r.pattern + " matches fewer methods than " + o.pattern + ", but has a more general path pattern"
}

// example is a segment of a path that the segments of a pattern match.
func (s segment) example() string {
	if s.multi || s.text == "/" {
		return "/"
	}
	return "/" + s.text
}

func examples(segments []segment) string {
	path := ""
	for _, s := range segments {
		path += s.example()
	}
	return path
}

// commonPath is a path that both match.
func commonPath(r, o *route) string {
	path := ""
	n := min(len(r.segments), len(o.segments))
	for i := range n {
		s := r.segments[i]
		if s.wild {
			s = o.segments[i]
		}
		path += s.example()
	}
	return path + examples(r.segments[n:]) + examples(o.segments[n:])
}

// ownPath is a path that the first matches and the other does not.
func ownPath(r, o *route) string {
	path := ""
	n := min(len(r.segments), len(o.segments))
	for i := range n {
		s, t := r.segments[i], o.segments[i]
		switch {
		case s.multi && !t.multi && t.text == "/":
			if s.text == "" {
				return path + "/x"
			}
			return path + "/" + s.text
		case s.multi:
			return path + "/"
		case s.wild && !t.wild && s.text == t.text:
			path += "/" + t.text + "x"
		default:
			path += s.example()
		}
	}
	return path + examples(r.segments[n:]) + examples(o.segments[n:])
}

// match takes a path apart as the pattern has it; what its names stand for is told if it does.
func (r *route) match(path string) (map[string]string, bool) {
	var wild map[string]string
	remember := func(name, value string) {
		if wild == nil {
			wild = map[string]string{}
		}
		wild[name] = value
	}
	rest := path
	for _, s := range r.segments {
		if rest == "" {
			return nil, false
		}
		if s.multi {
			if s.text != "" {
				remember(s.text, unescaped(rest[1:]))
			}
			return wild, true
		}
		part := "/"
		if rest != "/" {
			end := strings.IndexByte(rest[1:], '/') + 1
			if end == 0 {
				end = len(rest)
			}
			part, rest = unescaped(rest[1:end]), rest[end:]
		} else {
			rest = ""
		}
		switch {
		case !s.wild && s.text != part || s.wild && part == "/":
			return nil, false
		case s.wild:
			remember(s.text, part)
		}
	}
	return wild, rest == ""
}

// isExact tells whether nothing of a path is matched by what stands for any number of segments.
func (r *route) isExact(path string) bool {
	return !r.last().multi ||
		strings.HasSuffix(path, "/") && len(r.segments) == strings.Count(path, "/")
}

func (r *route) allows(method string) bool {
	return r.method == "" || r.method == method || r.method == "GET" && method == "HEAD"
}

// A ServeMux chooses a handler by pattern.
type ServeMux struct {
	mu     sync.RWMutex
	routes []*route
}

func NewServeMux() *ServeMux { return &ServeMux{} }

var DefaultServeMux = NewServeMux()

func (mux *ServeMux) Handle(pattern string, handler Handler) {
	mux.register(pattern, handler) // in Go: net/http/server.go:2843
}

func (mux *ServeMux) HandleFunc(pattern string, handler func(ResponseWriter, *Request)) {
	mux.register(pattern, HandlerFunc(handler)) // in Go: net/http/server.go:2856
}

func Handle(pattern string, handler Handler) {
	DefaultServeMux.register(pattern, handler) // in Go: net/http/server.go:2866
}

func HandleFunc(pattern string, handler func(ResponseWriter, *Request)) {
	DefaultServeMux.register(pattern, HandlerFunc(handler)) // in Go: net/http/server.go:2876
}

func (mux *ServeMux) register(pattern string, handler Handler) {
	if err := mux.registerErr(pattern, handler); err != nil {
		panic(err) // in Go: net/http/server.go:2882
	}
}

func (mux *ServeMux) registerErr(pattern string, handler Handler) error {
	if pattern == "" {
		return errors.New("http: invalid pattern")
	}
	if f, ok := handler.(HandlerFunc); handler == nil || ok && f == nil {
		return errors.New("http: nil handler")
	}
	r, err := newRoute(pattern)
	if err != nil {
		return fmt.Errorf("parsing %q: %w", pattern, err)
	}
	r.handler = handler
	r.place = "unknown location"
	if _, file, line, ok := runtime.Caller(3); ok {
		r.place = file + ":" + strconv.Itoa(line)
	}
	mux.mu.Lock()
	defer mux.mu.Unlock()
	for _, known := range mux.routes {
		if known.host != r.host {
			continue
		}
		if rel := r.compare(known); rel == same || rel == crossing {
			return fmt.Errorf("pattern %q (registered at %s) conflicts with pattern %q (registered at %s):\n%s",
				r.pattern, r.place, known.pattern, known.place, r.conflict(known))
		}
	}
	mux.routes = append(mux.routes, r)
	return nil
}

// find chooses the pattern that matches the fewest requests, first among those that name the host.
func (mux *ServeMux) find(host, method, path string) (best *route, wild map[string]string) {
	for _, host := range []string{host, ""} {
		for _, r := range mux.routes {
			if r.host != host || !r.allows(method) {
				continue
			}
			if best != nil && r.compare(best) != fewer {
				continue
			}
			if names, ok := r.match(path); ok {
				best, wild = r, names
			}
		}
		if best != nil || host == "" {
			break
		}
	}
	return best, wild
}

// allowed are the methods with which a path would be found.
func (mux *ServeMux) allowed(host, path string) []string {
	methods := map[string]bool{}
	paths := []string{path}
	if !strings.HasSuffix(path, "/") {
		paths = append(paths, path+"/")
	}
	for _, r := range mux.routes {
		if r.method == "" || r.host != "" && r.host != host {
			continue
		}
		for _, path := range paths {
			if _, ok := r.match(path); ok {
				methods[r.method] = true
			}
		}
	}
	if methods["GET"] {
		methods["HEAD"] = true
	}
	var names []string
	for name := range methods {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Handler is who serves a request, and the pattern by which it was found.
func (mux *ServeMux) Handler(r *Request) (h Handler, pattern string) {
	h, found, _ := mux.findHandler(r)
	return h, found
}

func (mux *ServeMux) findHandler(r *Request) (h Handler, pattern string, wild map[string]string) {
	mux.mu.RLock()
	defer mux.mu.RUnlock()
	written := r.URL.EscapedPath()
	path, host := written, r.Host
	if r.Method != "CONNECT" {
		path = cleanPath(path)
		if name, _, err := net.SplitHostPort(host); err == nil {
			host = name
		}
	}
	found, wild := mux.find(host, r.Method, path)
	if (found == nil || !found.isExact(path)) && !strings.HasSuffix(path, "/") && path != "" {
		folder, _ := mux.find(host, r.Method, path+"/")
		if folder != nil && folder.isExact(path+"/") {
			to := url.URL{Path: cleanPath(r.URL.Path) + "/", RawQuery: r.URL.RawQuery}
			return RedirectHandler(to.String(), elsewhere()), folder.pattern, nil
		}
	}
	if path != written {
		to := url.URL{Path: path, RawQuery: r.URL.RawQuery}
		if found != nil {
			pattern = found.pattern
		}
		return RedirectHandler(to.String(), elsewhere()), pattern, nil
	}
	if found != nil {
		return found.handler, found.pattern, wild
	}
	allowed := mux.allowed(host, path)
	if len(allowed) == 0 {
		return NotFoundHandler(), "", nil
	}
	return HandlerFunc(func(w ResponseWriter, r *Request) {
		w.Header().Set("Allow", strings.Join(allowed, ", "))
		Error(w, StatusText(StatusMethodNotAllowed), StatusMethodNotAllowed)
	}), "", nil
}

// elsewhere is the status with which a mux sends to another path; since Go 1.26 the method stays.
func elsewhere() int {
	digits := strings.TrimPrefix(runtime.Version(), "go1.")
	for i, c := range digits {
		if c < '0' || '9' < c {
			digits = digits[:i]
			break
		}
	}
	if minor, err := strconv.Atoi(digits); err == nil && minor < 26 {
		return StatusMovedPermanently
	}
	return StatusTemporaryRedirect
}

func (mux *ServeMux) ServeHTTP(w ResponseWriter, r *Request) {
	if r.RequestURI == "*" {
		w.Header().Set("Connection", "close")
		w.WriteHeader(StatusBadRequest)
		return
	}
	var h Handler
	h, r.Pattern, r.wild = mux.findHandler(r)
	h.ServeHTTP(w, r) // in Go: net/http/server.go:2828
}

// ---- handlers

func Error(w ResponseWriter, text string, code int) {
	w.Header().Del("Content-Length")
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.WriteHeader(code)
	fmt.Fprintln(w, text)
}

func NotFound(w ResponseWriter, r *Request) { Error(w, "404 page not found", StatusNotFound) }
func NotFoundHandler() Handler              { return HandlerFunc(NotFound) }

// Redirect sends a client elsewhere; an address may be relative to that of the request.
func Redirect(w ResponseWriter, r *Request, address string, code int) {
	if u, err := url.Parse(address); err == nil && u.Scheme == "" && u.Host == "" {
		here := r.URL.EscapedPath()
		if address == "" || address[0] != '/' {
			address = here[:strings.LastIndexByte(here, '/')+1] + address
		}
		path, query, asked := strings.Cut(address, "?")
		if path == "" || path[0] != '/' {
			path = "/" + path
		}
		address = cleanPath(path)
		if asked {
			address += "?" + query
		}
	}
	h := w.Header()
	silent := h.has("Content-Type")
	h.Set("Location", withEscapes(address))
	if !silent && (r.Method == "GET" || r.Method == "HEAD") {
		h.Set("Content-Type", "text/html; charset=utf-8")
	}
	w.WriteHeader(code)
	if !silent && r.Method == "GET" {
		fmt.Fprintf(w, "<a href=\"%s\">%s</a>.\n\n", htmlText.Replace(address), StatusText(code))
	}
}

var htmlText = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;")

// withEscapes writes bytes that are not ASCII as headers may have them.
func withEscapes(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] < 0x80 {
			b.WriteByte(s[i])
		} else {
			b.WriteString("%" + strconv.FormatInt(int64(s[i]), 16))
		}
	}
	return b.String()
}

func RedirectHandler(address string, code int) Handler {
	return HandlerFunc(func(w ResponseWriter, r *Request) { Redirect(w, r, address, code) })
}

func StripPrefix(prefix string, h Handler) Handler {
	if prefix == "" {
		return h
	}
	return HandlerFunc(func(w ResponseWriter, r *Request) {
		path, ok := strings.CutPrefix(r.URL.Path, prefix)
		raw, rawToo := strings.CutPrefix(r.URL.RawPath, prefix)
		if !ok || r.URL.RawPath != "" && !rawToo {
			NotFound(w, r)
			return
		}
		other := *r
		u := *r.URL
		u.Path, u.RawPath = path, raw
		other.URL = &u
		h.ServeHTTP(w, &other)
	})
}

// MaxBytesHandler serves requests whose bodies are cut off.
func MaxBytesHandler(h Handler, n int64) Handler {
	return HandlerFunc(func(w ResponseWriter, r *Request) {
		other := *r
		other.Body = MaxBytesReader(w, r.Body, n)
		h.ServeHTTP(w, &other)
	})
}

// A MaxBytesError says how long a body may be.
type MaxBytesError struct {
	Limit int64
}

func (e *MaxBytesError) Error() string { return "http: request body too large" }

type maxBytesReader struct {
	w           ResponseWriter
	r           io.ReadCloser
	limit, left int64
	err         error
}

// MaxBytesReader stops reading a body that is too long, and has the connection closed.
func MaxBytesReader(w ResponseWriter, r io.ReadCloser, n int64) io.ReadCloser {
	n = max(n, 0)
	return &maxBytesReader{w: w, r: r, limit: n, left: n}
}

func (l *maxBytesReader) Close() error { return l.r.Close() }

// Read asks for one byte more than may come, to tell an end from a body that is too long.
func (l *maxBytesReader) Read(p []byte) (n int, err error) {
	if l.err != nil || len(p) == 0 {
		return 0, l.err
	}
	if int64(len(p)) > l.left+1 {
		p = p[:l.left+1]
	}
	n, err = l.r.Read(p)
	if int64(n) <= l.left {
		l.left -= int64(n)
		l.err = err
		return n, err
	}
	n, l.left = int(l.left), 0
	if w, ok := l.w.(interface{ requestTooLarge() }); ok {
		w.requestTooLarge()
	}
	l.err = &MaxBytesError{l.limit}
	return n, l.err
}

type timeoutHandler struct {
	handler Handler
	text    string
	dt      time.Duration
}

// TimeoutHandler answers for a handler that takes too long.
func TimeoutHandler(h Handler, dt time.Duration, msg string) Handler {
	return &timeoutHandler{h, msg, dt}
}

func (h *timeoutHandler) ServeHTTP(w ResponseWriter, r *Request) {
	ctx, cancel := context.WithTimeout(r.Context(), h.dt)
	defer cancel()
	r = r.WithContext(ctx)
	inner := &timeoutWriter{header: Header{}, request: r}
	done := make(chan struct{})
	failed := make(chan any, 1)
	go func() {
		defer func() {
			if failure := recover(); failure != nil {
				failed <- failure
			}
		}()
		h.handler.ServeHTTP(inner, r) // in Go: net/http/server.go:3837
		close(done)
	}()
	select {
	case failure := <-failed:
		panic(failure) // in Go: net/http/server.go:3842
	case <-done:
		inner.mu.Lock()
		defer inner.mu.Unlock()
		for key, values := range inner.header {
			w.Header()[key] = values
		}
		if inner.code == 0 {
			inner.code = StatusOK
		}
		w.WriteHeader(inner.code)
		w.Write(inner.body.Bytes())
	case <-ctx.Done():
		inner.mu.Lock()
		defer inner.mu.Unlock()
		w.WriteHeader(StatusServiceUnavailable)
		inner.err = ctx.Err()
		if inner.err == context.DeadlineExceeded {
			io.WriteString(w, h.message())
			inner.err = ErrHandlerTimeout
		}
	}
}

func (h *timeoutHandler) message() string {
	if h.text != "" {
		return h.text
	}
	return "<html><head><title>Timeout</title></head><body><h1>Timeout</h1></body></html>"
}

// A timeoutWriter keeps an answer until its handler is done, in time.
type timeoutWriter struct {
	mu      sync.Mutex
	header  Header
	request *Request
	code    int
	body    bytes.Buffer
	err     error
}

func (w *timeoutWriter) Header() Header { return w.header }

func (w *timeoutWriter) WriteHeader(code int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.writeHeaderLocked(code)
}

func (w *timeoutWriter) writeHeaderLocked(code int) {
	checkCode(code)
	switch {
	case w.err != nil:
	case w.code != 0:
		s, _ := w.request.Context().Value(ServerContextKey).(*Server)
		s.logf("http: superfluous response.WriteHeader call from %s", relevantCaller())
	default:
		w.code = code
	}
}

func (w *timeoutWriter) Write(b []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err != nil {
		return 0, w.err
	}
	if w.code == 0 {
		w.writeHeaderLocked(StatusOK)
	}
	return w.body.Write(b)
}

func checkCode(code int) {
	if code < 100 || code > 999 {
		panic(fmt.Sprintf("invalid WriteHeader code %v", code)) // in Go: net/http/server.go:1116
	}
}

// relevantCaller is who has called this package.
func relevantCaller() string {
	for skip := 1; ; skip++ {
		pc, file, line, ok := runtime.Caller(skip)
		if !ok {
			return " (.:0)"
		}
		name := runtime.FuncForPC(pc).Name()
		if !strings.HasPrefix(name, "net/http.") {
			return fmt.Sprintf("%s (%s:%d)", name, file[strings.LastIndexByte(file, '/')+1:], line)
		}
	}
}

// ---- what goes over a connection

// A demand is a request on its way: its body if it is known, else where the server reads it.
type demand struct {
	request *Request
	data    []byte
	stream  io.Reader
}

// A reply is the head of an answer and the start of its body; parts follow unless it is whole.
type reply struct {
	code   int
	header Header
	length int64
	data   []byte
	whole  bool
}

// A part is more of a body.
type part struct {
	data []byte
	last bool
}

// received is a header as it is read: all names are written as usual.
func received(h Header) Header {
	names := make([]string, 0, len(h))
	for name := range h {
		names = append(names, name)
	}
	slices.Sort(names)
	read := make(Header, len(h))
	for _, name := range names {
		key := CanonicalHeaderKey(name)
		read[key] = append(read[key], h[name]...)
	}
	return read
}

// hasClose tells whether the sender of a header closes the connection afterwards.
func hasClose(h Header) bool {
	for _, value := range h["Connection"] {
		for _, option := range strings.Split(value, ",") {
			if strings.EqualFold(strings.TrimSpace(option), "close") {
				return true
			}
		}
	}
	return false
}

func hasBody(code int) bool {
	return code >= 200 && code != StatusNoContent && code != StatusNotModified
}

// ---- servers

// A contextKey is a key of what every request of a server knows.
type contextKey struct {
	name string
}

func (k *contextKey) String() string { return "net/http context value " + k.name }

var (
	ServerContextKey    = &contextKey{"http-server"}
	LocalAddrContextKey = &contextKey{"local-addr"}
)

// A ConnState is what a connection of a server does.
type ConnState int

const (
	StateNew ConnState = iota
	StateActive
	StateIdle
	StateHijacked
	StateClosed
)

var stateNames = map[ConnState]string{
	StateNew: "new", StateActive: "active", StateIdle: "idle", StateHijacked: "hijacked", StateClosed: "closed",
}

func (c ConnState) String() string { return stateNames[c] }

// A Server serves.
type Server struct {
	Addr                                                      string
	Handler                                                   Handler
	ReadTimeout, ReadHeaderTimeout, WriteTimeout, IdleTimeout time.Duration
	MaxHeaderBytes                                            int
	ConnState                                                 func(net.Conn, ConnState)
	ErrorLog                                                  *log.Logger
	BaseContext                                               func(net.Listener) context.Context
	ConnContext                                               func(ctx context.Context, c net.Conn) context.Context
	mu                                                        sync.Mutex
	listeners                                                 []*onceListener
	serving                                                   sync.WaitGroup
	conns                                                     map[*conn]bool
	onShutdown                                                []func()
	closing, withoutKeepAlives                                bool
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

func (s *Server) logf(format string, args ...any) {
	if s != nil && s.ErrorLog != nil {
		s.ErrorLog.Printf(format, args...)
		return
	}
	log.Printf(format, args...)
}

// SetKeepAlivesEnabled says whether a connection is for more than one request.
func (s *Server) SetKeepAlivesEnabled(v bool) {
	s.withoutKeepAlives = !v
	if !v {
		s.closeIdle()
	}
}

func (s *Server) keepsAlive() bool { return !s.withoutKeepAlives && !s.closing }

func (s *Server) RegisterOnShutdown(f func()) {
	s.mu.Lock()
	s.onShutdown = append(s.onShutdown, f)
	s.mu.Unlock()
}

// A onceListener is closed by the server and by who serves, but once.
type onceListener struct {
	net.Listener
	once sync.Once
	err  error
}

func (l *onceListener) Close() error {
	l.once.Do(func() { l.err = l.Listener.Close() })
	return l.err
}

// track begins or ends to serve a listener.
func (s *Server) track(l *onceListener) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closing {
		return false
	}
	s.listeners = append(s.listeners, l)
	s.serving.Add(1)
	return true
}

func (s *Server) untrack(l *onceListener) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.listeners = slices.DeleteFunc(s.listeners, func(o *onceListener) bool { return o == l })
	s.serving.Done()
}

func (s *Server) Serve(listener net.Listener) error {
	l := &onceListener{Listener: listener}
	defer l.Close()
	if !s.track(l) {
		return ErrServerClosed
	}
	defer s.untrack(l)
	ctx := context.Background()
	if s.BaseContext != nil {
		ctx = s.BaseContext(listener)
		if ctx == nil {
			panic("BaseContext returned a nil context") // in Go: net/http/server.go:3417
		}
	}
	ctx = context.WithValue(ctx, ServerContextKey, s)
	for {
		accepted, err := l.Accept()
		if err != nil {
			if s.closing {
				return ErrServerClosed
			}
			return err
		}
		connCtx := ctx
		if s.ConnContext != nil {
			connCtx = s.ConnContext(connCtx, accepted)
			if connCtx == nil {
				panic("ConnContext returned nil") // in Go: net/http/server.go:3455
			}
		}
		tcp, ok := accepted.(*net.TCPConn)
		if !ok {
			accepted.Close()
			return errors.New("gopark: a server needs the connections of net.Listen")
		}
		c := &conn{server: s, rwc: tcp}
		c.setState(StateNew)
		go c.serve(connCtx) // in Go: net/http/server.go:3464
	}
}

// A conn is a connection of a server.
type conn struct {
	server    *Server
	rwc       *net.TCPConn
	remote    string
	state     ConnState
	since     time.Time
	cancelCtx context.CancelFunc
	reader    connReader
}

func (c *conn) setState(state ConnState) {
	s := c.server
	c.state, c.since = state, time.Now()
	s.mu.Lock()
	switch state {
	case StateNew:
		if s.conns == nil {
			s.conns = map[*conn]bool{}
		}
		s.conns[c] = true
	case StateClosed:
		delete(s.conns, c)
	}
	s.mu.Unlock()
	if s.ConnState != nil {
		s.ConnState(c.rwc, state)
	}
}

// A connReader waits, while a handler runs, for the client to go.
type connReader struct {
	conn    *conn
	running bool
	done    sync.Cond
	mu      sync.Mutex
}

func (cr *connReader) startBackgroundRead() {
	cr.mu.Lock()
	defer cr.mu.Unlock()
	if cr.running {
		return
	}
	cr.running = true
	cr.conn.rwc.Interrupt(false)
	cr.conn.limitReading(0)
	go cr.backgroundRead() // in Go: net/http/server.go:700
}

func (cr *connReader) backgroundRead() {
	gone := cr.conn.rwc.AwaitThing()
	cr.mu.Lock()
	if gone {
		cr.conn.cancelCtx()
	}
	cr.running = false
	cr.mu.Unlock()
	cr.done.Broadcast()
}

func (cr *connReader) abortPendingRead() {
	cr.mu.Lock()
	defer cr.mu.Unlock()
	if !cr.running {
		return
	}
	cr.conn.rwc.Interrupt(true)
	for cr.running {
		cr.done.Wait()
	}
}

// deadline is the time after a duration; none if there is no duration.
func deadline(d time.Duration) time.Time {
	if d <= 0 {
		return time.Time{}
	}
	return time.Now().Add(d)
}

// serve serves one request after another; a handler that panics ends the connection only.
func (c *conn) serve(ctx context.Context) {
	c.remote = c.rwc.RemoteAddr().String()
	ctx = context.WithValue(ctx, LocalAddrContextKey, c.rwc.LocalAddr())
	var current *response
	defer func() {
		if failure := recover(); failure != nil && failure != ErrAbortHandler {
			stack := make([]byte, 64<<10)
			stack = stack[:runtime.Stack(stack, false)] // in Go: net/http/server.go:1897
			c.server.logf("http: panic serving %v: %v\n%s", c.remote, failure, stack)
		}
		if current != nil {
			current.cancelCtx()
			c.reader.abortPendingRead()
			current.body.Close()
		}
		c.rwc.Close()
		c.setState(StateClosed)
	}()
	ctx, c.cancelCtx = context.WithCancel(ctx)
	defer c.cancelCtx()
	c.reader.conn = c
	c.reader.done.L = &c.reader.mu
	headers := c.server.ReadHeaderTimeout
	if headers == 0 {
		headers = c.server.ReadTimeout
	}
	c.limitReading(headers)
	for {
		w, err := c.readRequest(ctx)
		if err != nil || c.server.closing {
			return
		}
		w.body.onEOF = c.reader.startBackgroundRead
		if w.body.sawEOF {
			c.reader.startBackgroundRead()
		}
		current = w
		serverHandler{c.server}.ServeHTTP(w, w.request) // in Go: net/http/server.go:2067
		current = nil
		w.cancelCtx()
		early := w.body.closed && !w.body.sawEOF
		w.finish()
		if c.server.WriteTimeout > 0 {
			c.rwc.SetWriteDeadline(time.Time{})
		}
		if w.closeAfter {
			if w.tooLarge || early {
				// The client may still be sending, and shall read the answer before it hears of that.
				c.rwc.CloseWrite()
				time.Sleep(closingDelay)
			}
			return
		}
		c.setState(StateIdle)
		if !c.server.keepsAlive() {
			return
		}
		idle := c.server.IdleTimeout
		if idle == 0 {
			idle = c.server.ReadTimeout
		}
		c.limitReading(idle)
	}
}

// How long a server waits before it closes a connection whose client may be sending.
const closingDelay = 500 * time.Millisecond

// limitReading asks nothing of a connection that never had a limit.
func (c *conn) limitReading(d time.Duration) {
	s := c.server
	if s.ReadTimeout > 0 || s.ReadHeaderTimeout > 0 || s.IdleTimeout > 0 {
		c.rwc.SetReadDeadline(deadline(d))
	}
}

func (c *conn) readRequest(ctx context.Context) (*response, error) {
	thing, err := c.rwc.ReceiveThing()
	if err != nil {
		return nil, err
	}
	c.setState(StateActive)
	c.limitReading(c.server.ReadTimeout)
	if c.server.WriteTimeout > 0 {
		c.rwc.SetWriteDeadline(deadline(c.server.WriteTimeout))
	}
	d := thing.(*demand)
	r := d.request
	r.RemoteAddr = c.remote
	w := &response{conn: c, request: r, header: Header{}, length: -1}
	w.body = &body{data: d.data, stream: d.stream, sawEOF: r.ContentLength == 0}
	r.Body = w.body
	if w.body.sawEOF {
		r.Body = NoBody
	}
	r.ctx, w.cancelCtx = context.WithCancel(ctx)
	w.closeAfter = r.Close
	return w, nil
}

// A serverHandler is the handler of a server, or the one of all.
type serverHandler struct {
	s *Server
}

func (h serverHandler) ServeHTTP(w ResponseWriter, r *Request) {
	handler := h.s.Handler
	if handler == nil {
		handler = DefaultServeMux
	}
	handler.ServeHTTP(w, r) // in Go: net/http/server.go:3311
}

// A body is what a handler reads of a request.
type body struct {
	data           []byte
	stream         io.Reader
	onEOF          func()
	sawEOF, closed bool
}

func (b *body) Close() error {
	b.closed = true
	return nil
}

func (b *body) Read(p []byte) (n int, err error) {
	switch {
	case b.closed:
		return 0, ErrBodyReadAfterClose
	case b.sawEOF:
		return 0, io.EOF
	case b.stream != nil:
		n, err = b.stream.Read(p)
	default:
		n = copy(p, b.data)
		b.data = b.data[n:]
		if len(b.data) == 0 {
			err = io.EOF
		}
	}
	if err == io.EOF {
		b.sawEOF = true
		b.onEOF()
	}
	return n, err
}

// How many bytes of an answer are kept until its head is made, and then until they are sent.
const (
	headAfter = 2 << 10
	sendAfter = 4 << 10
)

// A response is an answer while it is written.
type response struct {
	conn       *conn
	request    *Request
	body       *body
	cancelCtx  context.CancelFunc
	header     Header
	code       int
	sent       Header // The header as it was when the status was written.
	length     int64  // What the handler has declared, or what there is; -1 if nobody knows.
	written    int64
	buffer     []byte
	hasHead    bool // The head is made: what follows is to be sent.
	headIsSent bool
	isWhole    bool // Nothing more is to be sent.
	sentBytes  int64
	done       bool
	closeAfter bool
	tooLarge   bool
	failure    error
}

func (w *response) Header() Header { return w.header }

func (w *response) requestTooLarge() {
	w.closeAfter, w.tooLarge = true, true
	if w.code == 0 {
		w.header.Set("Connection", "close")
	}
}

func (w *response) WriteHeader(code int) {
	if w.code != 0 {
		w.conn.server.logf("http: superfluous response.WriteHeader call from %s", relevantCaller())
		return
	}
	checkCode(code)
	if code < 200 && code != StatusSwitchingProtocols {
		return
	}
	w.code = code
	w.sent = w.header.Clone()
	if declared := w.header.Get("Content-Length"); declared != "" {
		n, err := strconv.ParseInt(declared, 10, 64)
		if err == nil && n >= 0 {
			w.length = n
		} else {
			w.conn.server.logf("http: invalid Content-Length of %q", declared)
			w.header.Del("Content-Length")
		}
	}
}

func (w *response) WriteString(s string) (int, error) { return w.Write([]byte(s)) }

func (w *response) Write(b []byte) (int, error) {
	if w.code == 0 {
		w.WriteHeader(StatusOK)
	}
	switch {
	case len(b) == 0:
		return 0, nil
	case !hasBody(w.code):
		return 0, ErrBodyNotAllowed
	}
	w.written += int64(len(b))
	if w.length != -1 && w.written > w.length {
		return 0, ErrContentLength
	}
	w.buffer = append(w.buffer, b...)
	if !w.hasHead && len(w.buffer) > headAfter {
		w.makeHead()
	}
	if len(w.buffer) > sendAfter {
		w.send(false)
	}
	if w.failure != nil {
		return 0, w.failure
	}
	return len(b), nil
}

func (w *response) Flush() {
	if w.code == 0 {
		w.WriteHeader(StatusOK)
	}
	w.makeHead()
	w.send(false)
}

// makeHead completes the header by what is known now.
func (w *response) makeHead() {
	if w.hasHead {
		return
	}
	w.hasHead = true
	h := w.sent
	head := w.request.Method == "HEAD"
	if w.done && hasBody(w.code) && !h.has("Content-Length") && (!head || len(w.buffer) > 0) {
		w.length = int64(len(w.buffer))
		h.Set("Content-Length", strconv.Itoa(len(w.buffer)))
	}
	if w.length == -1 {
		h.Del("Content-Length")
	}
	if hasClose(h) || !w.conn.server.keepsAlive() {
		w.closeAfter = true
	}
	if w.request.ContentLength != 0 && !w.closeAfter {
		w.drain()
	}
	if w.closeAfter && !hasClose(h) {
		h.Set("Connection", "close")
	}
	if !hasBody(w.code) {
		h.Del("Content-Type")
		if w.code != StatusNotModified {
			h.Del("Content-Length")
		}
	} else if !h.has("Content-Type") && h.Get("Content-Encoding") == "" && len(w.buffer) > 0 {
		h.Set("Content-Type", DetectContentType(w.buffer))
	}
	if !h.has("Date") {
		h.Set("Date", time.Now().UTC().Format(TimeFormat))
	}
	for key, values := range h {
		if len(values) == 0 {
			delete(h, key)
		}
	}
}

// The bytes of a request that a server reads after its handler, so that its connection can be kept.
const mostDrained = 256 << 10

// drain reads what the handler has left of the request, or gives its connection up.
func (w *response) drain() {
	b := w.body
	switch {
	case b.sawEOF:
		return
	case b.closed:
		w.closeAfter = true
		return
	case len(b.data) < mostDrained:
		_, err := io.CopyN(io.Discard, b, mostDrained+1)
		if err != nil {
			w.closeAfter = err != io.EOF
			return
		}
	}
	w.closeAfter, w.tooLarge = true, true
}

// isSilent tells whether no body may follow the head.
func (w *response) isSilent() bool { return w.request.Method == "HEAD" || !hasBody(w.code) }

// send lets the client have what there is. With the last declared byte the answer is whole.
func (w *response) send(last bool) {
	data := w.buffer
	w.buffer = nil
	if w.isSilent() {
		data, last = nil, true
	}
	w.sentBytes += int64(len(data))
	last = last || w.sentBytes == w.length
	if w.failure != nil || w.isWhole || w.headIsSent && len(data) == 0 && !last {
		return
	}
	var thing any = &part{data, last}
	if !w.headIsSent {
		thing = &reply{w.code, received(w.sent), w.length, data, last}
	}
	w.headIsSent, w.isWhole = true, last
	if err := w.conn.rwc.SendThing(thing); err != nil {
		w.failure = err
		w.conn.cancelCtx()
	}
}

// finish sends the rest; an answer shorter than declared ends with its connection.
func (w *response) finish() {
	w.done = true
	if w.code == 0 {
		w.WriteHeader(StatusOK)
	}
	w.makeHead()
	short := w.length != -1 && w.written != w.length && !w.isSilent()
	w.send(!short)
	w.closeAfter = w.closeAfter || short || w.failure != nil
	w.conn.reader.abortPendingRead()
	w.body.Close()
}

// closeIdle closes the connections that do nothing, and tells whether all did.
func (s *Server) closeIdle() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	quiet := true
	for c := range s.conns {
		idle := c.state == StateIdle || c.state == StateNew && time.Since(c.since) > 5*time.Second
		if !idle {
			quiet = false
			continue
		}
		c.rwc.Close()
		delete(s.conns, c)
	}
	return quiet
}

func (s *Server) closeListeners() error {
	var first error
	for _, l := range s.listeners {
		if err := l.Close(); err != nil && first == nil {
			first = err
		}
	}
	return first
}

// The longest time between two looks at what is still under way.
const longestNap = 500 * time.Millisecond

// Shutdown lets what is under way come to its end.
func (s *Server) Shutdown(ctx context.Context) error {
	s.closing = true
	s.mu.Lock()
	err := s.closeListeners()
	for _, f := range s.onShutdown {
		go f()
	}
	s.mu.Unlock()
	s.serving.Wait()
	nap := time.Millisecond
	timer := time.NewTimer(nap)
	defer timer.Stop()
	for {
		if s.closeIdle() {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-timer.C:
			nap = min(2*nap, longestNap)
			timer.Reset(nap)
		}
	}
}

func (s *Server) Close() error {
	s.closing = true
	s.mu.Lock()
	defer s.mu.Unlock()
	err := s.closeListeners()
	s.mu.Unlock()
	s.serving.Wait()
	s.mu.Lock()
	for c := range s.conns {
		c.rwc.Close()
	}
	s.conns = nil
	return err
}

// ---- clients

// A RoundTripper asks once.
type RoundTripper interface {
	RoundTrip(*Request) (*Response, error)
}

// A Transport keeps connections for the next request.
type Transport struct {
	DialContext                                        func(ctx context.Context, network, addr string) (net.Conn, error)
	MaxIdleConns, MaxIdleConnsPerHost, MaxConnsPerHost int
	IdleConnTimeout, ResponseHeaderTimeout             time.Duration
	TLSHandshakeTimeout, ExpectContinueTimeout         time.Duration
	DisableKeepAlives, DisableCompression              bool
	ForceAttemptHTTP2                                  bool
	mu                                                 sync.Mutex
	idle                                               map[string][]*persistConn
	idleCount                                          int
	open                                               map[string]int
	waiting                                            map[string][]chan *persistConn
}

var DefaultTransport RoundTripper = &Transport{MaxIdleConns: 100}

// A persistConn is a connection of a client.
type persistConn struct {
	t       *Transport
	address string
	conn    *net.TCPConn
	reused  bool
	timer   *time.Timer
	gone    bool
}

func (t *Transport) CloseIdleConnections() {
	t.mu.Lock()
	idle := t.idle
	t.idle, t.idleCount = nil, 0
	t.mu.Unlock()
	for _, conns := range idle {
		for _, pc := range conns {
			pc.close()
		}
	}
}

// takeIdle is the connection that was used last, if it still can be.
func (t *Transport) takeIdle(address string) *persistConn {
	for {
		conns := t.idle[address]
		if len(conns) == 0 {
			return nil
		}
		pc := conns[len(conns)-1]
		t.idle[address] = conns[:len(conns)-1]
		t.idleCount--
		if pc.timer != nil {
			pc.timer.Stop()
			pc.timer = nil
		}
		if !pc.conn.IsOver() {
			pc.reused = true
			return pc
		}
		pc.forget()
		pc.conn.Close()
	}
}

// connection is one that nobody uses, or a new one if there may be one more.
func (t *Transport) connection(ctx context.Context, address string) (*persistConn, error) {
	t.mu.Lock()
	if pc := t.takeIdle(address); pc != nil {
		t.mu.Unlock()
		return pc, nil
	}
	if t.open == nil {
		t.open, t.waiting = map[string]int{}, map[string][]chan *persistConn{}
	}
	if t.MaxConnsPerHost > 0 && t.open[address] >= t.MaxConnsPerHost {
		turn := make(chan *persistConn, 1)
		t.waiting[address] = append(t.waiting[address], turn)
		t.mu.Unlock()
		select {
		case pc := <-turn:
			if pc != nil {
				return pc, nil
			}
		case <-ctx.Done():
			t.leave(address, turn)
			return nil, context.Cause(ctx)
		}
	} else {
		t.open[address]++
		t.mu.Unlock()
	}
	return t.dial(ctx, address)
}

func (t *Transport) dial(ctx context.Context, address string) (*persistConn, error) {
	pc := &persistConn{t: t, address: address}
	dial := t.DialContext
	if dial == nil {
		dial = (&net.Dialer{}).DialContext
	}
	made, err := dial(ctx, "tcp", address)
	if err == nil {
		tcp, ok := made.(*net.TCPConn)
		if ok {
			pc.conn = tcp
			return pc, nil
		}
		made.Close()
		err = errors.New("gopark: a transport needs the connections of net.Dial")
	}
	t.mu.Lock()
	pc.forget()
	t.mu.Unlock()
	if ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	return nil, err
}

// leave gives up a turn, or hands on what came with it.
func (t *Transport) leave(address string, turn chan *persistConn) {
	t.mu.Lock()
	before := len(t.waiting[address])
	t.waiting[address] = slices.DeleteFunc(t.waiting[address], func(o chan *persistConn) bool { return o == turn })
	left := len(t.waiting[address]) < before
	t.mu.Unlock()
	if left {
		return
	}
	if pc := <-turn; pc != nil {
		pc.giveBack()
		return
	}
	t.mu.Lock()
	(&persistConn{t: t, address: address}).forget()
	t.mu.Unlock()
}

// handOn gives who has waited longest a connection, or without one the right to make it.
func (t *Transport) handOn(address string, pc *persistConn) bool {
	queue := t.waiting[address]
	if len(queue) == 0 {
		return false
	}
	t.waiting[address] = queue[1:]
	queue[0] <- pc
	return true
}

// forget counts a connection no longer; the lock is held.
func (pc *persistConn) forget() {
	if pc.gone {
		return
	}
	pc.gone = true
	if !pc.t.handOn(pc.address, nil) {
		pc.t.open[pc.address]--
	}
}

func (pc *persistConn) close() {
	pc.conn.Close()
	pc.t.mu.Lock()
	pc.forget()
	pc.t.mu.Unlock()
}

// giveBack keeps a connection for the next request, if there are not enough.
func (pc *persistConn) giveBack() {
	t := pc.t
	most := t.MaxIdleConnsPerHost
	if most == 0 {
		most = DefaultMaxIdleConnsPerHost
	}
	t.mu.Lock()
	if pc.conn.IsOver() {
		t.mu.Unlock()
		pc.close()
		return
	}
	pc.reused = true
	if t.handOn(pc.address, pc) {
		t.mu.Unlock()
		return
	}
	if t.DisableKeepAlives || most < 0 || len(t.idle[pc.address]) >= most ||
		t.MaxIdleConns > 0 && t.idleCount >= t.MaxIdleConns {
		t.mu.Unlock()
		pc.close()
		return
	}
	if t.idle == nil {
		t.idle = map[string][]*persistConn{}
	}
	t.idle[pc.address] = append(t.idle[pc.address], pc)
	t.idleCount++
	if t.IdleConnTimeout > 0 {
		pc.timer = time.AfterFunc(t.IdleConnTimeout, pc.closeIfIdle)
	}
	t.mu.Unlock()
}

func (pc *persistConn) closeIfIdle() {
	t := pc.t
	t.mu.Lock()
	before := len(t.idle[pc.address])
	t.idle[pc.address] = slices.DeleteFunc(t.idle[pc.address], func(o *persistConn) bool { return o == pc })
	idle := len(t.idle[pc.address]) < before
	if idle {
		t.idleCount--
	}
	t.mu.Unlock()
	if idle {
		pc.close()
	}
}

func (t *Transport) RoundTrip(r *Request) (*Response, error) {
	ctx := r.Context()
	if err := check(r); err != nil {
		r.closeBody()
		return nil, err
	}
	address := r.URL.Host
	if r.URL.Port() == "" {
		port := ":80"
		if r.URL.Scheme == "https" {
			port = ":443"
		}
		address = strings.TrimSuffix(address, ":") + port
	}
	here := net.IsHere(r.URL.Hostname())
	for {
		if ctx.Err() != nil {
			r.closeBody()
			return nil, context.Cause(ctx)
		}
		if !here && t.DialContext == nil {
			return outside(ctx, r)
		}
		pc, err := t.connection(ctx, address)
		if err != nil {
			r.closeBody()
			return nil, err
		}
		if r.URL.Scheme == "https" {
			pc.close()
			r.closeBody()
			return nil, errNoTLS
		}
		response, lost, err := pc.roundTrip(ctx, r)
		if err == nil {
			return response, nil
		}
		if !lost || !pc.reused || !r.mayBeRepeated() {
			return nil, err
		}
		if r.GetBody != nil {
			again := *r
			if again.Body, err = r.GetBody(); err != nil {
				return nil, err
			}
			r = &again
		}
	}
}

// check tells what cannot be asked.
func check(r *Request) error {
	switch {
	case r.URL == nil:
		return errors.New("http: nil Request.URL")
	case r.Header == nil:
		return errors.New("http: nil Request.Header")
	case r.URL.Scheme != "http" && r.URL.Scheme != "https":
		return errors.New("unsupported protocol scheme " + strconv.Quote(r.URL.Scheme))
	case r.Method != "" && !isToken(r.Method):
		return fmt.Errorf("net/http: invalid method %q", r.Method)
	case r.URL.Host == "":
		return errors.New("http: no Host in request URL")
	}
	for key, values := range r.Header {
		if !isToken(key) {
			return fmt.Errorf("net/http: invalid header field name %q", key)
		}
		for _, value := range values {
			if strings.ContainsAny(value, "\r\n\x00") {
				return fmt.Errorf("net/http: invalid header field value for %q", key)
			}
		}
	}
	return nil
}

// demand is a request as a server gets it.
func (t *Transport) demand(r *Request) (*demand, error) {
	method := r.Method
	if method == "" {
		method = "GET"
	}
	host := r.Host
	if host == "" {
		host = r.URL.Host
	}
	sent := &Request{
		Method: method, Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: r.Header.Clone(),
		Host: host, RequestURI: r.URL.RequestURI(), Close: r.Close || t.DisableKeepAlives,
	}
	var err error
	if sent.URL, err = url.ParseRequestURI(sent.RequestURI); err != nil {
		return nil, err
	}
	h := sent.Header
	h.Del("Host")
	if !h.has("User-Agent") {
		h.Set("User-Agent", "Go-http-client/1.1")
	} else if h.Get("User-Agent") == "" {
		h.Del("User-Agent")
	}
	if !t.DisableCompression && !h.has("Accept-Encoding") && !h.has("Range") && method != "HEAD" {
		h.Set("Accept-Encoding", "gzip")
	}
	if sent.Close {
		h.Set("Connection", "close")
	}
	sent.Header = received(h)
	h = sent.Header
	sent.Close = hasClose(h)
	h.Del("Content-Length")
	sent.ContentLength = r.length()
	d := &demand{request: sent}
	switch n := sent.ContentLength; {
	case n > 0:
		h.Set("Content-Length", strconv.FormatInt(n, 10))
		d.data, err = io.ReadAll(io.LimitReader(r.Body, n+1))
		r.closeBody()
		if err == nil && int64(len(d.data)) != n {
			err = fmt.Errorf("http: ContentLength=%d with Body length %d", n, len(d.data))
		}
	case n < 0:
		d.stream = r.Body
		sent.TransferEncoding = []string{"chunked"}
	case method == "POST" || method == "PUT" || method == "PATCH":
		h.Set("Content-Length", "0")
	}
	return d, err
}

// roundTrip asks on a connection; lost tells that the server may not have seen the request.
func (pc *persistConn) roundTrip(ctx context.Context, r *Request) (_ *Response, lost bool, _ error) {
	d, err := pc.t.demand(r)
	if err != nil {
		pc.close()
		return nil, false, err
	}
	stop := context.AfterFunc(ctx, func() { pc.conn.Close() })
	var answer *reply
	if err = pc.conn.SendThing(d); err == nil {
		answer, err = pc.awaitReply()
	}
	if err == nil && ctx.Err() == nil {
		return pc.response(ctx, r, answer, stop), false, nil
	}
	stop()
	pc.close()
	if ctx.Err() != nil {
		return nil, false, context.Cause(ctx)
	}
	return nil, err != errNoHeaders, err
}

var errNoTLS = errors.New("http: server gave HTTP response to HTTPS client")

var errNoHeaders error = &timeoutError{"net/http: timeout awaiting response headers"}

func (pc *persistConn) awaitReply() (*reply, error) {
	longest := pc.t.ResponseHeaderTimeout
	if longest > 0 {
		pc.conn.SetReadDeadline(time.Now().Add(longest))
	}
	thing, err := pc.conn.ReceiveThing()
	if err != nil {
		var timeout net.Error
		if errors.As(err, &timeout) && timeout.Timeout() {
			return nil, errNoHeaders
		}
		return nil, err
	}
	if longest > 0 {
		pc.conn.SetReadDeadline(time.Time{})
	}
	return thing.(*reply), nil
}

func (pc *persistConn) response(ctx context.Context, r *Request, a *reply, stop func() bool) *Response {
	text := StatusText(a.code)
	if text == "" {
		text = "status code " + strconv.Itoa(a.code)
	}
	response := &Response{
		Status: strconv.Itoa(a.code) + " " + text, StatusCode: a.code, Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: a.header, ContentLength: a.length, Close: hasClose(a.header), Request: r,
	}
	if response.Close {
		a.header.Del("Connection")
	}
	keep := !response.Close && !hasClose(r.Header) && !r.Close
	b := &answerBody{pc: pc, ctx: ctx, stop: stop, data: a.data, whole: a.whole, left: a.length, keep: keep}
	switch {
	case r.Method == "HEAD" || !hasBody(a.code) || a.length == 0:
		if !hasBody(a.code) {
			response.ContentLength = 0
		}
		response.Body = NoBody
		b.whole, b.data, b.left = true, nil, 0
		b.release()
		return response
	case a.length < 0:
		response.TransferEncoding = []string{"chunked"}
	}
	response.Body = b
	return response
}

// An answerBody is what a client reads of an answer; its end gives the connection back.
type answerBody struct {
	pc       *persistConn
	ctx      context.Context
	stop     func() bool
	data     []byte
	whole    bool  // Nothing more comes.
	left     int64 // What is still declared; less than 0 if nothing is.
	keep     bool
	released bool
	closed   bool
	err      error
}

// release lets others have the connection.
func (b *answerBody) release() {
	if b.released {
		return
	}
	b.released = true
	b.stop()
	if b.keep && b.whole && len(b.data) == 0 {
		b.pc.giveBack()
		return
	}
	b.pc.close()
}

func (b *answerBody) Close() error {
	b.closed = true
	b.release()
	return nil
}

func (b *answerBody) Read(p []byte) (n int, err error) {
	switch {
	case b.closed:
		return 0, errClosedAnswer
	case b.err != nil:
		return 0, b.err
	}
	for b.err == nil && n < len(p) {
		if len(b.data) > 0 {
			taken := copy(p[n:], b.data)
			b.data = b.data[taken:]
			n += taken
			if b.left > 0 {
				b.left -= int64(taken)
			}
		}
		switch {
		case len(b.data) > 0:
		case b.whole || b.left == 0:
			b.err = io.EOF
		case n > 0 && !b.pc.conn.HasThing():
			return n, nil
		default:
			b.receive()
		}
	}
	if b.err != nil {
		b.whole = b.err == io.EOF
		b.release()
	}
	return n, b.err
}

func (b *answerBody) receive() {
	thing, err := b.pc.conn.ReceiveThing()
	switch {
	case err == nil:
		next := thing.(*part)
		b.data, b.whole = next.data, next.last
	case b.ctx.Err() != nil:
		b.err = context.Cause(b.ctx)
	case err == io.EOF:
		b.err = io.ErrUnexpectedEOF
	default:
		b.err = err
	}
}

// outside is answered by everybody who is not here.
func outside(ctx context.Context, r *Request) (*Response, error) {
	r.closeBody()
	done := make(chan struct{}, 1)
	go func() {
		net.RoundTrip()
		done <- struct{}{}
	}()
	select {
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	case <-done:
	}
	text := fmt.Sprintf("<html><body>%s %s%s</body></html>\n", r.Method, r.URL.Host, r.URL.Path)
	h := Header{}
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Length", strconv.Itoa(len(text)))
	h.Set("Date", time.Now().UTC().Format(TimeFormat))
	response := &Response{
		Status: "200 OK", StatusCode: StatusOK, Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: h,
		Body: NoBody, ContentLength: int64(len(text)), Request: r,
	}
	if r.Method != "HEAD" {
		response.Body = io.NopCloser(strings.NewReader(text))
	}
	return response, nil
}

// A Client asks.
type Client struct {
	Transport     RoundTripper
	CheckRedirect func(req *Request, via []*Request) error
	Timeout       time.Duration
}

var DefaultClient = &Client{}

type timeoutError struct{ text string }

func (e *timeoutError) Error() string   { return e.text }
func (e *timeoutError) Timeout() bool   { return true }
func (e *timeoutError) Temporary() bool { return true }
func (e *timeoutError) Is(err error) bool {
	return err == context.DeadlineExceeded
}

func (c *Client) transport() RoundTripper {
	if c.Transport != nil {
		return c.Transport
	}
	return DefaultTransport
}

// A journey is what becomes of one request of a client: itself, and where it is sent on to.
type journey struct {
	client    *Client
	requests  []*Request
	deadline  time.Time
	withBody  bool // No redirect has dropped the body yet.
	elsewhere bool // It has left the hosts that may know secrets.
}

// Do asks, and follows where it is sent.
func (c *Client) Do(r *Request) (*Response, error) {
	if r.URL == nil {
		r.closeBody()
		return nil, &url.Error{Op: operation(r.Method), Err: errors.New("http: nil Request.URL")}
	}
	j := &journey{client: c, deadline: deadline(c.Timeout), withBody: true}
	for {
		j.requests = append(j.requests, r)
		response, err := j.send(r)
		if err != nil {
			return nil, j.failed(r.URL, err)
		}
		method, follow, withBody := redirection(r.Method, response, j.requests[0])
		to := response.Header.Get("Location")
		if !follow || to == "" {
			return response, nil
		}
		j.withBody = j.withBody && withBody
		next, err := j.next(method, to, response)
		if err != nil {
			response.Body.Close()
			return nil, j.failed(r.URL, err)
		}
		err = j.mayFollow(next)
		if err == ErrUseLastResponse {
			return response, nil
		}
		if response.ContentLength <= mostDiscarded {
			io.CopyN(io.Discard, response.Body, mostDiscarded)
		}
		response.Body.Close()
		if err != nil {
			return response, &url.Error{Op: operation(j.requests[0].Method), URL: to, Err: err}
		}
		r = next
	}
}

// The bytes of a redirect that are read so that its connection can be used again.
const mostDiscarded = 2 << 10

func operation(method string) string {
	if method == "" {
		return "Get"
	}
	return method[:1] + strings.ToLower(method[1:])
}

func (j *journey) failed(u *url.URL, err error) error {
	shown := *u
	if _, has := shown.User.Password(); has {
		shown.User = nil
		at := "//" + url.User(u.User.Username()).String() + ":***@"
		return &url.Error{Op: operation(j.requests[0].Method), URL: strings.Replace(shown.String(), "//", at, 1), Err: err}
	}
	return &url.Error{Op: operation(j.requests[0].Method), URL: shown.String(), Err: err}
}

// mayFollow asks the client, who by himself goes ten times.
func (j *journey) mayFollow(next *Request) error {
	if check := j.client.CheckRedirect; check != nil {
		return check(next, j.requests)
	}
	if len(j.requests) >= 10 {
		return errors.New("stopped after 10 redirects")
	}
	return nil
}

// redirection is how a status is followed.
func redirection(method string, response *Response, first *Request) (next string, follow, withBody bool) {
	switch response.StatusCode {
	case 301, 302, 303:
		if method != "GET" && method != "HEAD" {
			method = "GET"
		}
		return method, true, false
	case 307, 308:
		return method, first.GetBody != nil || first.length() == 0, true
	}
	return method, false, false
}

// next is the request with which a redirect is followed.
func (j *journey) next(method, to string, response *Response) (*Request, error) {
	first, last := j.requests[0], j.requests[len(j.requests)-1]
	u, err := last.URL.Parse(to)
	if err != nil {
		return nil, fmt.Errorf("failed to parse Location header %q: %v", to, err)
	}
	r := &Request{Method: method, Response: response, URL: u, Header: Header{}, ctx: first.ctx}
	if last.Host != "" && last.Host != last.URL.Host {
		if relative, _ := url.Parse(to); relative != nil && !relative.IsAbs() {
			r.Host = last.Host
		}
	}
	if j.withBody && first.GetBody != nil {
		if r.Body, err = first.GetBody(); err != nil {
			return nil, err
		}
		r.GetBody, r.ContentLength = first.GetBody, first.ContentLength
	}
	from, there := first.URL.Hostname(), u.Hostname()
	if first.URL.Host != u.Host && from != there && !strings.HasSuffix(there, "."+from) {
		j.elsewhere = true
	}
	for key, values := range first.Header {
		switch CanonicalHeaderKey(key) {
		case "Authorization", "Www-Authenticate", "Cookie", "Cookie2", "Proxy-Authorization", "Proxy-Authenticate":
			if j.elsewhere {
				continue
			}
		case "Content-Encoding", "Content-Language", "Content-Location", "Content-Type":
			if !j.withBody {
				continue
			}
		}
		r.Header[key] = values
	}
	if r.Header.Get("Referer") == "" && (last.URL.Scheme != "https" || u.Scheme != "http") {
		page := *last.URL
		page.User = nil
		r.Header.Set("Referer", page.String())
	}
	return r, nil
}

// send asks once, within the time that is left.
func (j *journey) send(r *Request) (*Response, error) {
	if r.RequestURI != "" {
		r.closeBody()
		return nil, errors.New("http: Request.RequestURI can't be set in client requests")
	}
	sent := *r
	if sent.Header == nil {
		sent.Header = Header{}
	}
	if !j.deadline.IsZero() {
		ctx, cancel := context.WithDeadline(r.Context(), j.deadline)
		sent.ctx = ctx
		response, err := j.ask(&sent)
		if err != nil {
			if ctx.Err() == context.DeadlineExceeded && r.Context().Err() == nil {
				err = &timeoutError{err.Error() + " (Client.Timeout exceeded while awaiting headers)"}
			}
			cancel()
			return nil, err
		}
		if response.Request == &sent {
			response.Request = r
		}
		response.Body = &limitedBody{response.Body, ctx, r.Context(), cancel}
		return response, nil
	}
	response, err := j.ask(&sent)
	if err == nil && response.Request == &sent {
		response.Request = r
	}
	return response, err
}

func (j *journey) ask(r *Request) (*Response, error) {
	transport := j.client.transport()
	response, err := transport.RoundTrip(r)
	switch {
	case err != nil:
		return nil, err
	case response == nil:
		return nil, fmt.Errorf("http: RoundTripper implementation (%T) returned a nil *Response with a nil error", transport)
	case response.Body != nil:
	case response.ContentLength > 0 && r.Method != "HEAD":
		return nil, fmt.Errorf("http: RoundTripper implementation (%T) returned a *Response with content length %d but a nil Body",
			transport, response.ContentLength)
	default:
		response.Body = NoBody
	}
	return response, nil
}

// A limitedBody can be read as long as the client has time.
type limitedBody struct {
	io.ReadCloser
	ctx, asked context.Context
	cancel     context.CancelFunc
}

func (b *limitedBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	switch {
	case err == nil:
	case err == io.EOF:
		b.cancel()
	case b.ctx.Err() == context.DeadlineExceeded && b.asked.Err() == nil:
		err = &timeoutError{err.Error() + " (Client.Timeout or context cancellation while reading body)"}
	}
	return n, err
}

func (b *limitedBody) Close() error {
	err := b.ReadCloser.Close()
	b.cancel()
	return err
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
	if t, ok := c.transport().(interface{ CloseIdleConnections() }); ok {
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
