// A client that gives up, by its timeout and by a context.
package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

func main() {
	release := make(chan bool)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go http.Serve(l, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-release:
			fmt.Fprint(w, "fine")
		case <-r.Context().Done():
		}
	}))
	base := "http://" + l.Addr().String()
	quick := &http.Client{Timeout: 50 * time.Millisecond}
	_, err = quick.Get(base)
	fmt.Println(os.IsTimeout(err), errors.Is(err, context.DeadlineExceeded))

	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancel)
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, base, nil)
	fmt.Println(err)
	_, err = http.DefaultClient.Do(request)
	fmt.Println(errors.Is(err, context.Canceled))
	close(release)
	response, err := http.Get(base)
	fmt.Println(response.StatusCode, err)
	response.Body.Close()
}
