// TimeoutHandler answers for who is late; what the late one writes then is refused.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"
)

func main() {
	refused := make(chan error, 3)
	mux := http.NewServeMux()
	late := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Late", "yes")
		io.WriteString(w, "never seen")
		<-r.Context().Done()
		refused <- r.Context().Err()
		time.Sleep(10 * time.Millisecond)
		_, err := io.WriteString(w, "too late")
		refused <- err
	})
	quick := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Quick", "yes")
		w.WriteHeader(http.StatusAccepted)
		io.WriteString(w, "<b>quick</b>")
		deadline, ok := r.Context().Deadline()
		fmt.Println(ok, time.Until(deadline) > 0)
	})
	mux.Handle("/late", http.TimeoutHandler(late, 20*time.Millisecond, "gave up"))
	mux.Handle("/silent", http.TimeoutHandler(late, 20*time.Millisecond, ""))
	mux.Handle("/quick", http.TimeoutHandler(quick, time.Second, "gave up"))
	empty := http.HandlerFunc(func(http.ResponseWriter, *http.Request) {})
	mux.Handle("/empty", http.TimeoutHandler(empty, time.Second, ""))
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go http.Serve(l, mux)
	for _, path := range []string{"/late", "/silent", "/quick", "/empty"} {
		response, err := http.Get("http://" + l.Addr().String() + path)
		if err != nil {
			fmt.Println(err)
			return
		}
		body, _ := io.ReadAll(response.Body)
		response.Body.Close()
		response.Header.Del("Date")
		fmt.Printf("%s %d %q %v\n", path, response.StatusCode, body, response.Header)
		if response.StatusCode == http.StatusServiceUnavailable {
			fmt.Println(errors.Is(<-refused, context.DeadlineExceeded), <-refused == http.ErrHandlerTimeout)
		}
	}
}
