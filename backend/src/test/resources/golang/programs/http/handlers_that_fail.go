// A handler that panics ends its connection; the server tells why, and lives on.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"time"
)

// told shows what a server logs: the first line without the port, and the functions of the stack.
type told struct {
	lines chan string
}

func (t told) Write(b []byte) (int, error) {
	lines := strings.Split(strings.TrimSpace(string(b)), "\n")
	if before, after, ok := strings.Cut(lines[0], "127.0.0.1:"); ok {
		_, after, _ = strings.Cut(after, ":")
		lines[0] = before + "CLIENT:" + after
	}
	t.lines <- "log: " + lines[0]
	stack := ""
	for _, line := range lines[1:] {
		if strings.HasPrefix(line, "net/http.") || strings.HasPrefix(line, "main.") {
			stack += " " + line[:strings.LastIndexByte(line, '(')]
		}
	}
	t.lines <- "stack:" + stack
	return len(b), nil
}

func inner() { panic("boom") }

type failure struct{ code int }

func (f failure) Error() string { return fmt.Sprint("failure ", f.code) }

func main() {
	var calls atomic.Int32
	mux := http.NewServeMux()
	mux.HandleFunc("/fine", func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, "fine") })
	mux.HandleFunc("/panic", func(w http.ResponseWriter, r *http.Request) {
		calls.Add(1)
		inner()
	})
	mux.HandleFunc("/error", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, "not sent")
		panic(failure{7})
	})
	mux.HandleFunc("/silent", func(w http.ResponseWriter, r *http.Request) { panic(http.ErrAbortHandler) })
	mux.HandleFunc("/nil", func(w http.ResponseWriter, r *http.Request) {
		var p *failure
		fmt.Fprint(w, p.code)
	})
	mux.HandleFunc("/halfway", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, "the first half")
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	})
	slow := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { inner() })
	mux.Handle("/timeout", http.TimeoutHandler(slow, time.Second, "late"))
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	t := told{make(chan string, 10)}
	server := &http.Server{Handler: mux, ErrorLog: log.New(t, "", 0)}
	go server.Serve(l)
	base := "http://" + l.Addr().String()
	client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	get := func(path string) {
		response, err := client.Get(base + path)
		if err != nil {
			fmt.Println(path, strings.ReplaceAll(err.Error(), base, "BASE"), errors.Is(err, io.EOF))
		} else {
			body, err := io.ReadAll(response.Body)
			response.Body.Close()
			fmt.Printf("%s %d %q %v\n", path, response.StatusCode, body, err)
		}
		for {
			select {
			case line := <-t.lines:
				fmt.Println(line)
			case <-time.After(20 * time.Millisecond):
				return
			}
		}
	}
	for _, path := range []string{"/fine", "/panic", "/error", "/silent", "/nil", "/halfway", "/timeout", "/fine"} {
		get(path)
	}

	// What was asked on a kept connection is asked again on a new one, if it does no harm.
	client.Transport = http.DefaultTransport
	calls.Store(0)
	get("/fine")
	get("/panic")
	fmt.Println("calls:", calls.Load())
	get("/fine")
	response, err := http.Post(base+"/panic", "text/plain", bytes.NewReader([]byte("once")))
	fmt.Println(response == nil, strings.ReplaceAll(fmt.Sprint(err), base, "BASE"))
	fmt.Println("calls:", calls.Load())
}
