// A handler, a client, status and body.
package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
)

func main() {
	mux := http.NewServeMux()
	mux.HandleFunc("/hello", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, "hello %s by %s", r.URL.Query().Get("name"), r.Method)
	})
	mux.HandleFunc("/teapot", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Kind", "pot")
		w.WriteHeader(http.StatusTeapot)
		io.WriteString(w, "short and stout")
	})
	mux.HandleFunc("/echo", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		fmt.Fprintf(w, "%d %v %s %s", len(body), err, body, r.Header.Get("Content-Type"))
	})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	server := &http.Server{Handler: mux}
	go server.Serve(l)
	base := "http://" + l.Addr().String()
	show := func(response *http.Response, err error) {
		if err != nil {
			fmt.Println(err)
			return
		}
		defer response.Body.Close()
		body, _ := io.ReadAll(response.Body)
		fmt.Printf("%d %q %q %q\n", response.StatusCode, response.Status, body, response.Header.Get("X-Kind"))
	}
	show(http.Get(base + "/hello?name=gopher"))
	show(http.Get(base + "/teapot"))
	show(http.Get(base + "/missing"))
	show(http.Post(base+"/echo", "text/plain", strings.NewReader("some words")))
	server.Close()
	_, err = http.Get("http://127.0.0.1:1/")
	fmt.Println(err)
	fmt.Println(http.StatusText(404), http.StatusOK, http.MethodPost)
}
