// Handlers around handlers: a log, a counter, and a guard against panics.
package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
)

type counter struct {
	mu sync.Mutex
	n  map[string]int
}

func (c *counter) wrap(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c.mu.Lock()
		c.n[r.URL.Path]++
		c.mu.Unlock()
		next.ServeHTTP(w, r)
	})
}

func guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if p := recover(); p != nil {
				http.Error(w, fmt.Sprint("broken: ", p), http.StatusInternalServerError)
			}
		}()
		next.ServeHTTP(w, r)
	})
}

func main() {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /items/{id}", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, "item ", r.PathValue("id"))
	})
	mux.HandleFunc("/panic", func(http.ResponseWriter, *http.Request) { panic("on purpose") })
	c := &counter{n: map[string]int{}}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go http.Serve(l, guard(c.wrap(mux)))
	for _, path := range []string{"/items/7", "/panic", "/items/7", "/none"} {
		response, err := http.Get("http://" + l.Addr().String() + path)
		if err != nil {
			fmt.Println(err)
			continue
		}
		body, _ := io.ReadAll(response.Body)
		response.Body.Close()
		fmt.Println(response.StatusCode, strings.TrimSpace(string(body)))
	}
	response, _ := http.Post("http://"+l.Addr().String()+"/items/7", "text/plain", nil)
	response.Body.Close()
	fmt.Println(response.StatusCode)
	fmt.Println(c.n)
}
