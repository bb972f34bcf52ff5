// MaxBytesReader cuts a body off, says so, and has the connection closed.
package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"time"
)

func main() {
	mux := http.NewServeMux()
	mux.HandleFunc("/upload", func(w http.ResponseWriter, r *http.Request) {
		before := r.Body
		r.Body = http.MaxBytesReader(w, r.Body, 3)
		body, err := io.ReadAll(r.Body)
		var tooLarge *http.MaxBytesError
		if errors.As(err, &tooLarge) {
			w.WriteHeader(http.StatusRequestEntityTooLarge)
			fmt.Fprint(w, "limit ", tooLarge.Limit, " ")
		}
		_, again := r.Body.Read(make([]byte, 1))
		fmt.Fprintf(w, "%q %v %v %d", body, err, again, r.ContentLength)
		before.Close()
		_, err = before.Read(make([]byte, 1))
		fmt.Fprint(w, " ", err)
	})
	mux.Handle("/handler", http.MaxBytesHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n, err := io.Copy(w, r.Body)
		fmt.Fprint(w, n, err)
	}), 5))
	mux.HandleFunc("/form", func(w http.ResponseWriter, r *http.Request) {
		r.Body = http.MaxBytesReader(w, r.Body, 8)
		err := r.ParseForm()
		fmt.Fprint(w, err, " ", r.Form, " ", r.PostForm, " ", r.FormValue("a"), r.PostFormValue("q"))
	})
	states := make(chan string, 20)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	server := &http.Server{Handler: mux, ConnState: func(c net.Conn, s http.ConnState) { states <- s.String() }}
	go server.Serve(l)
	base := "http://" + l.Addr().String()
	post := func(path, kind, body string, known bool) {
		var r io.Reader = strings.NewReader(body)
		if !known {
			r = io.MultiReader(r)
		}
		response, err := http.Post(base+path, kind, r)
		if err != nil {
			fmt.Println(err)
			return
		}
		answer, _ := io.ReadAll(response.Body)
		response.Body.Close()
		fmt.Printf("%s %d %q close=%v %q\n", path, response.StatusCode, answer, response.Close, response.Header.Get("Connection"))
		time.Sleep(20 * time.Millisecond)
		for len(states) > 0 {
			fmt.Print(<-states, " ")
		}
		fmt.Println()
	}
	post("/upload", "text/plain", "", true)
	post("/upload", "text/plain", "hel", true)
	post("/upload", "text/plain", "hello", true)
	post("/upload", "text/plain", "hello", false)
	post("/handler", "text/plain", "exact", false)
	post("/handler", "text/plain", "too much", true)
	post("/form?q=1&a=9", "application/x-www-form-urlencoded; charset=utf-8", "a=1&b=2", true)
	post("/form?q=1&a=9", "application/x-www-form-urlencoded", "a=1&b=2&c=3", true)
	post("/form?q=%zz", "text/plain", "a=1", true)
}
