// The first status counts; the server names who wrote another, and refuses bodies where none may be.
package main

import (
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"strings"
	"time"
)

type told struct{}

func (told) Write(b []byte) (int, error) {
	line, _, _ := strings.Cut(string(b), " (")
	fmt.Println("log:", strings.TrimSpace(line))
	return len(b), nil
}

func again(w http.ResponseWriter) { w.WriteHeader(http.StatusTeapot) }

type wrapped struct{ http.ResponseWriter }

func (w wrapped) WriteHeader(code int) { w.ResponseWriter.WriteHeader(code) }

func main() {
	mux := http.NewServeMux()
	mux.HandleFunc("/twice", func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusCreated)
		w.WriteHeader(http.StatusAccepted)
		again(w)
		again(wrapped{w})
	})
	mux.HandleFunc("/after", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, "written")
		again(w)
		http.Error(w, "oh", 500)
	})
	mux.Handle("/late", http.TimeoutHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusCreated)
		again(w)
	}), time.Second, ""))
	mux.HandleFunc("/none", func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusNoContent)
		n, err := io.WriteString(w, "x")
		fmt.Println(n, err, err == http.ErrBodyNotAllowed)
	})
	mux.HandleFunc("/same", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/plain")
		w.WriteHeader(http.StatusNotModified)
	})
	mux.HandleFunc("/more", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", "3")
		n, err := io.WriteString(w, "long")
		fmt.Println(n, err, err == http.ErrContentLength)
		n, err = io.WriteString(w, "yes")
		fmt.Println(n, err)
	})
	mux.HandleFunc("/fewer", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", "30")
		io.WriteString(w, "short")
	})
	mux.HandleFunc("/strange", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", "many")
		w.WriteHeader(299)
	})
	mux.HandleFunc("/invalid", func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			fmt.Println(recover())
			w.WriteHeader(201)
		}()
		w.WriteHeader(0)
	})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	server := &http.Server{Handler: mux, ErrorLog: log.New(told{}, "", 0)}
	go server.Serve(l)
	for _, path := range []string{"/twice", "/after", "/late", "/none", "/same", "/more", "/fewer", "/strange", "/invalid"} {
		response, err := http.Get("http://" + l.Addr().String() + path)
		if err != nil {
			fmt.Println(err)
			continue
		}
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		response.Header.Del("Date")
		fmt.Printf("%s %q %q %v %d %v\n", path, response.Status, body, err, response.ContentLength, response.Header)
	}
}
