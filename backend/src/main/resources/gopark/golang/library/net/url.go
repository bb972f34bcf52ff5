// Package url takes addresses apart.
package url

import (
	"errors"
	"sort"
	"strconv"
	"strings"
)

// Values are the parameters of a query.
type Values map[string][]string

func (v Values) Get(key string) string {
	if all := v[key]; len(all) > 0 {
		return all[0]
	}
	return ""
}

func (v Values) Set(key, value string) { v[key] = []string{value} }
func (v Values) Add(key, value string) { v[key] = append(v[key], value) }
func (v Values) Del(key string)        { delete(v, key) }
func (v Values) Has(key string) bool {
	_, ok := v[key]
	return ok
}

func (v Values) Encode() string {
	keys := make([]string, 0, len(v))
	for key := range v {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	var b strings.Builder
	for _, key := range keys {
		for _, value := range v[key] {
			if b.Len() > 0 {
				b.WriteByte('&')
			}
			b.WriteString(QueryEscape(key) + "=" + QueryEscape(value))
		}
	}
	return b.String()
}

const hex = "0123456789ABCDEF"

func plain(c byte, more string) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("-_.~"+more, c) >= 0
}

func escape(s, more string, plus bool) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == ' ' && plus:
			b.WriteByte('+')
		case plain(c, more):
			b.WriteByte(c)
		default:
			b.WriteByte('%')
			b.WriteByte(hex[c>>4])
			b.WriteByte(hex[c&15])
		}
	}
	return b.String()
}

func QueryEscape(s string) string { return escape(s, "", true) }
func PathEscape(s string) string  { return escape(s, "$&+=:@", false) }

func QueryUnescape(s string) (string, error) { return unescape(s, true) }
func PathUnescape(s string) (string, error)  { return unescape(s, false) }

func unescape(s string, plus bool) (string, error) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '+' && plus:
			b.WriteByte(' ')
		case s[i] == '%':
			if i+2 >= len(s) || digit(s[i+1]) < 0 || digit(s[i+2]) < 0 {
				return "", EscapeError(s[i:min(len(s), i+3)])
			}
			b.WriteByte(byte(digit(s[i+1])<<4 | digit(s[i+2])))
			i += 2
		default:
			b.WriteByte(s[i])
		}
	}
	return b.String(), nil
}

func digit(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= c && c <= 'f':
		return int(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

// ParseQuery goes on behind a mistake; it tells of the first.
func ParseQuery(query string) (Values, error) {
	v := Values{}
	var first error
	for query != "" {
		var part string
		part, query, _ = strings.Cut(query, "&")
		if strings.Contains(part, ";") {
			first = errors.New("invalid semicolon separator in query")
			continue
		}
		if part == "" {
			continue
		}
		key, value, _ := strings.Cut(part, "=")
		key, err := QueryUnescape(key)
		if err == nil {
			value, err = QueryUnescape(value)
		}
		if err == nil {
			v.Add(key, value)
		} else if first == nil {
			first = err
		}
	}
	return v, first
}

// A URL is an address in its parts. RawPath is the path as it was written, if Path would be
// written in another way.
type URL struct {
	Scheme, Opaque                          string
	User                                    *Userinfo
	Host, Path, RawPath, RawQuery, Fragment string
}

// A Userinfo is who asks.
type Userinfo struct {
	username, password string
	passwordSet        bool
}

func User(username string) *Userinfo { return &Userinfo{username: username} }
func UserPassword(username, password string) *Userinfo {
	return &Userinfo{username, password, true}
}

func (u *Userinfo) Username() string {
	if u == nil {
		return ""
	}
	return u.username
}

func (u *Userinfo) Password() (string, bool) {
	if u == nil {
		return "", false
	}
	return u.password, u.passwordSet
}

func (u *Userinfo) String() string {
	if u == nil {
		return ""
	}
	s := escape(u.username, "$&+,;=", false)
	if u.passwordSet {
		s += ":" + escape(u.password, "$&+,;=", false)
	}
	return s
}

// An Error says which address is wrong.
type Error struct {
	Op, URL string
	Err     error
}

func (e *Error) Unwrap() error { return e.Err }
func (e *Error) Error() string { return e.Op + " " + strconv.Quote(e.URL) + ": " + e.Err.Error() }
func (e *Error) Timeout() bool {
	t, ok := e.Err.(interface{ Timeout() bool })
	return ok && t.Timeout()
}
func (e *Error) Temporary() bool {
	t, ok := e.Err.(interface{ Temporary() bool })
	return ok && t.Temporary()
}

// An EscapeError is a percent sign without a byte behind it.
type EscapeError string

func (e EscapeError) Error() string { return "invalid URL escape " + strconv.Quote(string(e)) }

func Parse(rawURL string) (*URL, error) {
	rest, fragment, _ := strings.Cut(rawURL, "#")
	u, err := parse(rest, false)
	if err == nil && fragment != "" {
		u.Fragment, err = PathUnescape(fragment)
	}
	if err != nil {
		return nil, &Error{"parse", rawURL, err}
	}
	return u, nil
}

// ParseRequestURI takes what a client asks a server for: a whole address or an absolute path.
func ParseRequestURI(rawURL string) (*URL, error) {
	u, err := parse(rawURL, true)
	if err != nil {
		return nil, &Error{"parse", rawURL, err}
	}
	return u, nil
}

func parse(rest string, viaRequest bool) (*URL, error) {
	for i := 0; i < len(rest); i++ {
		if rest[i] < ' ' || rest[i] == 0x7f {
			return nil, errors.New("net/url: invalid control character in URL")
		}
	}
	if rest == "" && viaRequest {
		return nil, errors.New("empty url")
	}
	u := &URL{}
	if rest == "*" {
		u.Path = rest
		return u, nil
	}
	scheme, rest, err := withoutScheme(rest)
	if err != nil {
		return nil, err
	}
	u.Scheme = strings.ToLower(scheme)
	rest, u.RawQuery, _ = strings.Cut(rest, "?")
	if !strings.HasPrefix(rest, "/") {
		if u.Scheme != "" {
			u.Opaque = rest
			return u, nil
		}
		if viaRequest {
			return nil, errors.New("invalid URI for request")
		}
		if first, _, _ := strings.Cut(rest, "/"); strings.Contains(first, ":") {
			return nil, errors.New("first path segment in URL cannot contain colon")
		}
	}
	if (u.Scheme != "" || !viaRequest && !strings.HasPrefix(rest, "///")) && strings.HasPrefix(rest, "//") {
		authority := rest[2:]
		rest = ""
		if slash := strings.IndexByte(authority, '/'); slash >= 0 {
			authority, rest = authority[:slash], authority[slash:]
		}
		if err := u.setAuthority(authority); err != nil {
			return nil, err
		}
	}
	return u, u.setPath(rest)
}

func (u *URL) setPath(raw string) error {
	path, err := PathUnescape(raw)
	if err != nil {
		return err
	}
	u.Path, u.RawPath = path, ""
	if escapedPath(path) != raw {
		u.RawPath = raw
	}
	return nil
}

// setAuthority takes apart what is between the slashes: user, host and port.
func (u *URL) setAuthority(authority string) error {
	host := authority
	if at := strings.LastIndexByte(authority, '@'); at >= 0 {
		host = authority[at+1:]
		name, password, both := strings.Cut(authority[:at], ":")
		name, err := PathUnescape(name)
		if err != nil {
			return err
		}
		if password, err = PathUnescape(password); err != nil {
			return err
		}
		u.User = &Userinfo{name, password, both}
	}
	port := ""
	if strings.HasPrefix(host, "[") {
		end := strings.LastIndexByte(host, ']')
		if end < 0 {
			return errors.New("missing ']' in host")
		}
		port = host[end+1:]
	} else if colon := strings.LastIndexByte(host, ':'); colon >= 0 {
		port = host[colon:]
	}
	for i := 0; i < len(port); i++ {
		if i == 0 && port[i] != ':' || i > 0 && (port[i] < '0' || '9' < port[i]) {
			return errors.New("invalid port " + strconv.Quote(port) + " after host")
		}
	}
	for i := 0; i < len(host); i++ {
		if host[i] < 0x80 && !plain(host[i], "!$&'()*+,;=:[]<>\"%") {
			return errors.New("invalid character " + strconv.Quote(host[i:i+1]) + " in host name")
		}
	}
	var err error
	u.Host, err = PathUnescape(host)
	return err
}

// withoutScheme cuts off what is before a colon, if it may be a scheme.
func withoutScheme(s string) (scheme, rest string, err error) {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z':
		case '0' <= c && c <= '9' || c == '+' || c == '-' || c == '.':
			if i == 0 {
				return "", s, nil
			}
		case c == ':':
			if i == 0 {
				return "", "", errors.New("missing protocol scheme")
			}
			return s[:i], s[i+1:], nil
		default:
			return "", s, nil
		}
	}
	return "", s, nil
}

func (u *URL) Query() Values {
	v, _ := ParseQuery(u.RawQuery)
	return v
}

func (u *URL) Hostname() string {
	host, _ := u.hostAndPort()
	return host
}

func (u *URL) Port() string {
	_, port := u.hostAndPort()
	return port
}

func (u *URL) hostAndPort() (host, port string) {
	host = u.Host
	colon := strings.LastIndexByte(host, ':')
	if colon > strings.LastIndexByte(host, ']') {
		host, port = host[:colon], host[colon+1:]
	}
	if strings.HasPrefix(host, "[") && strings.HasSuffix(host, "]") {
		host = host[1 : len(host)-1]
	}
	return host, port
}

func escapedPath(path string) string { return escape(path, "/$&+,=:@;", false) }

// EscapedPath is the path as it was written, if that says the same.
func (u *URL) EscapedPath() string {
	if u.RawPath != "" && mayBeWritten(u.RawPath) {
		if path, err := PathUnescape(u.RawPath); err == nil && path == u.Path {
			return u.RawPath
		}
	}
	if u.Path == "*" {
		return "*"
	}
	return escapedPath(u.Path)
}

func mayBeWritten(raw string) bool {
	for i := 0; i < len(raw); i++ {
		if !plain(raw[i], "/!$&'()*+,;=:@[]%") {
			return false
		}
	}
	return true
}

// RequestURI is what a client asks a server for.
func (u *URL) RequestURI() string {
	s := u.Opaque
	if s == "" {
		if s = u.EscapedPath(); s == "" {
			s = "/"
		}
	} else if strings.HasPrefix(s, "//") {
		s = u.Scheme + ":" + s
	}
	if u.RawQuery != "" {
		s += "?" + u.RawQuery
	}
	return s
}

func (u *URL) IsAbs() bool { return u.Scheme != "" }

// Parse reads an address that may be relative to this one.
func (u *URL) Parse(ref string) (*URL, error) {
	other, err := Parse(ref)
	if err != nil {
		return nil, err
	}
	return u.ResolveReference(other), nil
}

// ResolveReference is where a reference on the page of this address leads.
func (u *URL) ResolveReference(ref *URL) *URL {
	to := *ref
	if ref.Scheme == "" {
		to.Scheme = u.Scheme
	}
	switch {
	case ref.Scheme != "" || ref.Host != "" || ref.User != nil:
		to.setPath(resolved(ref.EscapedPath(), ""))
		return &to
	case ref.Opaque != "":
		to.User, to.Host, to.Path = nil, "", ""
		return &to
	case ref.Path == "" && ref.RawQuery == "":
		to.RawQuery = u.RawQuery
		if ref.Fragment == "" {
			to.Fragment = u.Fragment
		}
	}
	to.Host, to.User = u.Host, u.User
	if ref.Path == "" && u.Opaque != "" {
		to.Opaque, to.User, to.Host, to.Path = u.Opaque, nil, "", ""
		return &to
	}
	to.setPath(resolved(u.EscapedPath(), ref.EscapedPath()))
	return &to
}

// resolved is a path from another, without the segments that lead nowhere or back.
func resolved(base, ref string) string {
	full := ref
	if ref == "" {
		full = base
	} else if ref[0] != '/' {
		full = base[:strings.LastIndexByte(base, '/')+1] + ref
	}
	if full == "" {
		return ""
	}
	var kept []string
	parts := strings.Split(strings.TrimPrefix(full, "/"), "/")
	for i, part := range parts {
		last := i == len(parts)-1
		switch part {
		case ".":
		case "..":
			if len(kept) > 0 {
				kept = kept[:len(kept)-1]
			}
		default:
			kept = append(kept, part)
			continue
		}
		if last {
			kept = append(kept, "")
		}
	}
	return "/" + strings.TrimPrefix(strings.Join(kept, "/"), "/")
}

// Redacted is the address without the password.
func (u *URL) Redacted() string {
	if u == nil {
		return ""
	}
	other := *u
	if _, has := other.User.Password(); has {
		other.User = UserPassword(other.User.Username(), "xxxxx")
	}
	return other.String()
}

func (u *URL) String() string {
	s := ""
	if u.Scheme != "" {
		s = u.Scheme + ":"
	}
	if u.Opaque != "" {
		s += u.Opaque
	} else {
		if u.Host != "" || u.User != nil || u.Scheme != "" && u.Path != "" {
			s += "//"
		}
		if u.User != nil {
			s += u.User.String() + "@"
		}
		s += u.Host
		path := u.EscapedPath()
		if path != "" && path[0] != '/' && u.Host != "" {
			s += "/"
		}
		if s == "" {
			if first, _, _ := strings.Cut(path, "/"); strings.Contains(first, ":") {
				s += "./"
			}
		}
		s += path
	}
	if u.RawQuery != "" {
		s += "?" + u.RawQuery
	}
	if u.Fragment != "" {
		s += "#" + escape(u.Fragment, "/$&+,=:@;?!()*", false)
	}
	return s
}
