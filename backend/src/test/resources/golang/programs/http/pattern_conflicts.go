// Patterns of which none is the one to choose, and those that are none, are refused.
package main

import (
	"fmt"
	"net/http"
	"strings"
)

func nothing(http.ResponseWriter, *http.Request) {}

// register tells with what a mux panics, without the places of the program.
func register(mux *http.ServeMux, pattern string) {
	defer func() {
		failure := recover()
		if failure == nil {
			fmt.Printf("%q fine\n", pattern)
			return
		}
		_, isError := failure.(error)
		text := fmt.Sprint(failure)
		for {
			before, after, ok := strings.Cut(text, " (registered at ")
			if !ok {
				break
			}
			_, after, _ = strings.Cut(after, ")")
			text = before + after
		}
		fmt.Println(isError, text)
	}()
	mux.HandleFunc(pattern, nothing)
}

func main() {
	for _, pair := range [][2]string{
		{"/a", "/a"}, {"/{x}", "/{y}"}, {"GET /a", "GET /a"}, {"/a/{x}", "/{y}/b"}, {"/a/{x}/", "/{y}/b/{$}"}, {"GET /", "/a/b"},
		{"/a/b", "GET /"}, {"GET /a", "/a"}, {"GET /a", "HEAD /a"}, {"HEAD /{x}", "GET /a"}, {"GET /{x}", "HEAD /a"}, {"/a/", "/a/{$}"},
		{"/{x...}", "/"}, {"/a/{x...}", "/{y}/b/c"}, {"/x/{x...}", "/{x}/y/"}, {"h.com/a", "/a"}, {"h.com/a", "h.com/{x}"}, {"POST /a", "GET /a"},
		{"/b/{x}", "/{b}/x"}, {"GET /p/{x}", "/{p}/q"}, {"/{a}/{b}", "/{c}/{d}/"}, {"/{x}/{$}", "/a/{y...}"}, {"h.com/{a}/b", "h.com/c/{d}"},
	} {
		mux := http.NewServeMux()
		fmt.Println(pair)
		register(mux, pair[0])
		register(mux, pair[1])
	}
	for _, pattern := range []string{
		"", "a", "GET", "GET a", "G T /", "GET  /x", "GET\t/x", "/{", "/{}", "/{x}y", "/y{x}", "/{x...}/b", "/{$}/b", "/{x}/{x}", "/{1}", "/{a-b}",
		"{x}/a", "h{x}/a", "GET /a//b", "/a//b", "GET /a/../b", "CONNECT /a//b", "/{...}", "/{x", "(/)", "<> /", "/é/{ü}", "POST h.com/x/{y}/",
	} {
		register(http.NewServeMux(), pattern)
	}
	defer func() { fmt.Println(recover()) }()
	http.Handle("/x", nil)
}
