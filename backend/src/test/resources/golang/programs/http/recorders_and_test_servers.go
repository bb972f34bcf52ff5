// Handlers that are tried out: with a recorder, and with a server on a free port.
package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"
)

func greet(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if len(body) == 0 {
		http.Error(w, "nothing", http.StatusBadRequest)
		return
	}
	w.Header().Set("X-Method", r.Method)
	fmt.Fprintf(w, "hello %s %v", body, err)
	w.Header().Set("X-Late", "1")
	w.WriteHeader(500)
}

func show(response *http.Response) {
	body, err := io.ReadAll(response.Body)
	response.Header.Del("Date")
	fmt.Printf("%q %d %q %v %d %v %s\n", response.Status, response.StatusCode, body, err, response.ContentLength, response.Header,
		response.Proto)
}

func main() {
	w := httptest.NewRecorder()
	greet(w, httptest.NewRequest("POST", "/greet?x=1", strings.NewReader("gopher")))
	show(w.Result())
	fmt.Println(w.Code, w.Body, w.Header(), w.Flushed)
	w = httptest.NewRecorder()
	greet(w, httptest.NewRequest("", "http://host:8080/a%20b", nil))
	show(w.Result())
	w = httptest.NewRecorder()
	w.Header().Set("Content-Length", "5")
	w.Flush()
	w.WriteHeader(404)
	fmt.Println(w.Code, w.Flushed)
	show(w.Result())
	show(httptest.NewRecorder().Result())
	show((&httptest.ResponseRecorder{}).Result())
	w = httptest.NewRecorder()
	io.WriteString(w, "<html>")
	show(w.Result())
	for _, target := range []string{"/p?q", "http://h/p", "*"} {
		r := httptest.NewRequest("GET", target, nil)
		fmt.Println(r.Method, r.URL, r.Host, r.RequestURI, r.RemoteAddr, r.Proto, r.ContentLength, r.Body == http.NoBody, len(r.Header))
	}
	for _, target := range []string{"relative", ""} {
		func() {
			defer func() { fmt.Println(recover() != nil) }()
			httptest.NewRequest("GET", target, nil)
		}()
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /x/{id}", func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, r.PathValue("id")) })
	for _, path := range []string{"/x/7", "/none", "/x"} {
		w = httptest.NewRecorder()
		mux.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		fmt.Printf("%d %q\n", w.Code, w.Body)
	}

	begun := make(chan bool)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/slow" {
			close(begun)
			time.Sleep(30 * time.Millisecond)
		}
		fmt.Fprint(w, "served ", r.URL)
	}))
	fmt.Println(strings.HasPrefix(server.URL, "http://127.0.0.1:"), strings.HasSuffix(server.URL, server.Listener.Addr().String()))
	response, err := http.Get(server.URL + "/a")
	fmt.Println(err)
	show(response)
	response, err = server.Client().Get(server.URL + "/b")
	fmt.Println(err)
	show(response)
	done := make(chan string)
	go func() {
		response, err := http.Get(server.URL + "/slow")
		if err != nil {
			done <- err.Error()
			return
		}
		body, _ := io.ReadAll(response.Body)
		done <- string(body)
	}()
	<-begun
	server.Close()
	fmt.Println(<-done)
	_, err = http.Get(server.URL)
	fmt.Println(err != nil)
	server.Close()

	server = httptest.NewUnstartedServer(http.NotFoundHandler())
	server.Config.WriteTimeout = time.Second
	server.Start()
	defer server.Close()
	response, err = http.Get(server.URL)
	fmt.Println(err)
	show(response)
}
