package main

import (
	"fmt"
	"net"
	"net/http"
	"net/url"
)

func main() {
	for _, a := range []string{"a", "", "ftp://x", "/path", "localhost:8000", "http:///x", "http://", "http://localhost:9/x", "http://127.0.0.1:9", "://", "mailto:x@y", "http://localhost:99999/", "HTTP://127.0.0.1:9/"} {
		_, err := http.Get(a)
		fmt.Printf("%q: %v\n", a, err)
	}
	for _, a := range [][2]string{
		{"tcp", "http://google.com/"}, {"tcp", "localhost:9"}, {"tcp", "127.0.0.1:9"}, {"tcp", "localhost"}, {"tcp", "localhost:abc"},
		{"tcp", "localhost:70000"}, {"tcp", "localhost:-1"}, {"foo", "localhost:9"}, {"tcp", "a:b:c"}, {"tcp", "[::1"}, {"tcp", "[::1]"},
		{"tcp4", "localhost:9"}, {"", "localhost:9"}, {"tcp", ""}, {"tcp", "[a]b:1"}, {"tcp", "a]:1"}, {"tcp", "127.0.0.1:1:2"}, {"tcp", "localhost:99999999999999999999"},
	} {
		_, err := net.Dial(a[0], a[1])
		fmt.Printf("%q: %v\n", a, err)
	}
	for _, a := range [][2]string{{"tcp", "localhost"}, {"tcp", "localhost:abc"}, {"tcp", "localhost:70000"}, {"foo", "localhost:9"}, {"tcp", "http://localhost:8000"}, {"tcp", "[::1"}} {
		_, err := net.Listen(a[0], a[1])
		fmt.Printf("%q: %v\n", a, err)
	}
	for _, a := range []string{"", "a", "a:1", ":1", "a:", "[::1]:1", "::1", "[::1]", "[::1", "a]:1", "[a:1", "[a]b:1", "a[:1", "a:b:c", "[]:1", "[[a]]:1", "a%b:1", "[a]::1"} {
		host, port, err := net.SplitHostPort(a)
		fmt.Printf("%q: %q %q %v\n", a, host, port, err)
	}
	fmt.Println(http.ListenAndServe("http://localhost:8000", nil))
	fmt.Println(http.ListenAndServe("localhost", nil))
	_, err := http.Post("ftp://x", "text/plain", nil)
	fmt.Println(err)
	_, err = http.Head("x")
	fmt.Println(err)
	for _, a := range []string{"mailto:a@b", "http://h/p?q#f", "//host/path", "a/b", "x+y.z-1:opaque", "1a:b"} {
		u, err := url.Parse(a)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Printf("%q %q %q %q %v\n", u.Scheme, u.Opaque, u.Host, u.Path, u)
	}
}
