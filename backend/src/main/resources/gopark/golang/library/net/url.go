// Package url takes addresses apart.
package url

import (
	"errors"
	"sort"
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
				return "", errors.New("invalid URL escape \"" + s[i:min(len(s), i+3)] + "\"")
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

func ParseQuery(query string) (Values, error) {
	v := Values{}
	for query != "" {
		var part string
		part, query, _ = strings.Cut(query, "&")
		if part == "" {
			continue
		}
		key, value, _ := strings.Cut(part, "=")
		key, err := QueryUnescape(key)
		if err != nil {
			return v, err
		}
		value, err = QueryUnescape(value)
		if err != nil {
			return v, err
		}
		v.Add(key, value)
	}
	return v, nil
}

// A URL is an address in its parts.
type URL struct {
	Scheme, Opaque, Host, Path, RawQuery, Fragment string
}

// An Error says which address is wrong.
type Error struct {
	Op, URL string
	Err     error
}

func (e *Error) Unwrap() error { return e.Err }
func (e *Error) Error() string { return e.Op + " \"" + e.URL + "\": " + e.Err.Error() }
func (e *Error) Timeout() bool {
	t, ok := e.Err.(interface{ Timeout() bool })
	return ok && t.Timeout()
}

func Parse(rawURL string) (*URL, error) {
	u := &URL{}
	rest := rawURL
	rest, u.Fragment, _ = strings.Cut(rest, "#")
	rest, u.RawQuery, _ = strings.Cut(rest, "?")
	scheme, following, err := withoutScheme(rest)
	if err != nil {
		return nil, &Error{"parse", rawURL, err}
	}
	u.Scheme, rest = strings.ToLower(scheme), following
	if u.Scheme != "" && !strings.HasPrefix(rest, "/") {
		u.Opaque = rest
		return u, nil
	}
	first, _, _ := strings.Cut(rest, "/")
	if strings.Contains(first, ":") {
		return nil, &Error{"parse", rawURL, errors.New("first path segment in URL cannot contain colon")}
	}
	if strings.HasPrefix(rest, "//") && (u.Scheme != "" || !strings.HasPrefix(rest, "///")) {
		rest = rest[2:]
		slash := strings.IndexByte(rest, '/')
		if slash < 0 {
			slash = len(rest)
		}
		u.Host, rest = rest[:slash], rest[slash:]
	}
	path, err := PathUnescape(rest)
	if err != nil {
		return nil, &Error{"parse", rawURL, err}
	}
	u.Path = path
	return u, nil
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
	host, _, _ := strings.Cut(u.Host, ":")
	return host
}

func (u *URL) Port() string {
	_, port, _ := strings.Cut(u.Host, ":")
	return port
}

func (u *URL) String() string {
	s := ""
	if u.Scheme != "" {
		s = u.Scheme + ":"
	}
	if u.Opaque == "" && (u.Host != "" || u.Scheme != "" && u.Path != "") {
		s += "//"
	}
	s += u.Opaque + u.Host + escape(u.Path, "/$&+,=:@;", false)
	if u.RawQuery != "" {
		s += "?" + u.RawQuery
	}
	if u.Fragment != "" {
		s += "#" + u.Fragment
	}
	return s
}
