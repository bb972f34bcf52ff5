// An answer comes in parts when it is flushed or long; who closes it too soon, or goes, is noticed.
package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"time"
)

func main() {
	gone := make(chan error, 1)
	next := make(chan bool)
	mux := http.NewServeMux()
	mux.HandleFunc("/parts", func(w http.ResponseWriter, r *http.Request) {
		for i := range 3 {
			fmt.Fprintf(w, "part %d\n", i)
			w.(http.Flusher).Flush()
			<-next
		}
	})
	mux.HandleFunc("/endless", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, "begun")
		w.(http.Flusher).Flush()
		<-r.Context().Done()
		gone <- r.Context().Err()
	})
	mux.HandleFunc("/long", func(w http.ResponseWriter, r *http.Request) {
		n := 0
		fmt.Sscan(r.FormValue("n"), &n)
		for range n {
			io.WriteString(w, "0123456789")
		}
	})
	mux.HandleFunc("/bytes", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", "9000")
		io.WriteString(w, strings.Repeat("y", 9000))
	})
	mux.HandleFunc("/cut", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", "10")
		io.WriteString(w, "half")
	})
	mux.HandleFunc("/wait", func(w http.ResponseWriter, r *http.Request) {
		io.Copy(io.Discard, r.Body)
		<-r.Context().Done()
		gone <- context.Cause(r.Context())
	})
	mux.HandleFunc("/echo", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, r.ContentLength, r.TransferEncoding, " ")
		io.Copy(w, r.Body)
	})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go http.Serve(l, mux)
	base := "http://" + l.Addr().String()
	get := func(path string) *http.Response {
		response, err := http.Get(base + path)
		if err != nil {
			panic(err)
		}
		fmt.Println(path, response.StatusCode, response.ContentLength, response.TransferEncoding, response.Header["Content-Length"],
			response.Header["Content-Type"])
		return response
	}
	response := get("/parts")
	lines := bufio.NewReader(response.Body)
	for range 3 {
		line, err := lines.ReadString('\n')
		fmt.Printf("%q %v\n", line, err)
		next <- true
	}
	rest, err := io.ReadAll(lines)
	fmt.Println(len(rest), err)

	response = get("/endless")
	buf := make([]byte, 16)
	n, err := response.Body.Read(buf)
	fmt.Printf("%q %v\n", buf[:n], err)
	response.Body.Close()
	fmt.Println("server:", <-gone)
	_, err = response.Body.Read(buf)
	fmt.Println(err)

	for _, n := range []int{1, 204, 205, 410, 1000} {
		response = get(fmt.Sprint("/long?n=", n))
		body, err := io.ReadAll(response.Body)
		fmt.Println(len(body), err)
	}
	response = get("/bytes")
	n, err = io.ReadFull(response.Body, make([]byte, 9000))
	fmt.Println(n, err)
	n, err = response.Body.Read(buf)
	fmt.Println(n, err)
	response = get("/cut")
	body, err := io.ReadAll(response.Body)
	fmt.Printf("%q %v\n", body, err)
	response, err = http.Head(base + "/long?n=3")
	fmt.Println(response.ContentLength, response.Header["Content-Length"], err)
	response, err = http.Head(base + "/long?n=300")
	fmt.Println(response.ContentLength, response.Header["Content-Length"], err)

	// The client goes before there is an answer, and while it reads one.
	ctx, cancel := context.WithCancelCause(context.Background())
	time.AfterFunc(10*time.Millisecond, func() { cancel(errors.New("enough")) })
	request, _ := http.NewRequestWithContext(ctx, "POST", base+"/wait", strings.NewReader("x"))
	_, err = http.DefaultClient.Do(request)
	fmt.Println(strings.ReplaceAll(err.Error(), base, "BASE"), errors.Is(err, context.Canceled))
	fmt.Println("server:", <-gone)
	ctx, cancelIt := context.WithTimeout(context.Background(), 10*time.Millisecond)
	request, _ = http.NewRequestWithContext(ctx, "GET", base+"/endless", nil)
	response, err = http.DefaultClient.Do(request)
	fmt.Println(response.StatusCode, err)
	body, err = io.ReadAll(response.Body)
	fmt.Printf("%q %v\n", body, err)
	fmt.Println("server:", <-gone)
	cancelIt()

	quick := &http.Client{Timeout: 20 * time.Millisecond}
	response, err = quick.Get(base + "/endless")
	fmt.Println(response.StatusCode, err)
	body, err = io.ReadAll(response.Body)
	fmt.Printf("%q %v %v\n", body, err, os.IsTimeout(err))
	fmt.Println("server:", <-gone)
	_, err = quick.Get(base + "/wait")
	fmt.Println(strings.ReplaceAll(err.Error(), base, "BASE"), os.IsTimeout(err), errors.Is(err, context.DeadlineExceeded))
	fmt.Println("server:", <-gone)

	// A request of unknown length is read while it is written.
	r, w := io.Pipe()
	go func() {
		for i := range 3 {
			fmt.Fprint(w, i, ";")
		}
		w.Close()
	}()
	response, err = http.Post(base+"/echo", "text/plain", r)
	body, _ = io.ReadAll(response.Body)
	fmt.Printf("%q %v\n", body, err)
	response, err = http.Post(base+"/echo", "text/plain", strings.NewReader("known"))
	body, _ = io.ReadAll(response.Body)
	fmt.Printf("%q %v\n", body, err)
}
