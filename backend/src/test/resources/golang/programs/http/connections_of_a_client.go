// A client keeps connections whose answers were read to their end, but not too many of them.
package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

func main() {
	var opened, closed, at, most atomic.Int32
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	server := &http.Server{
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if n := at.Add(1); n > most.Load() {
				most.Store(n)
			}
			time.Sleep(20 * time.Millisecond)
			at.Add(-1)
			fmt.Fprint(w, "some words")
		}),
		ConnState: func(_ net.Conn, s http.ConnState) {
			switch s {
			case http.StateNew:
				opened.Add(1)
			case http.StateClosed:
				closed.Add(1)
			}
		},
	}
	go server.Serve(l)
	address := "http://" + l.Addr().String()
	read := func(client *http.Client, whole bool) {
		response, err := client.Get(address)
		if err != nil {
			fmt.Println(err)
			return
		}
		if whole {
			io.Copy(io.Discard, response.Body)
		}
		response.Body.Close()
	}
	report := func(what string) {
		time.Sleep(20 * time.Millisecond)
		fmt.Println(what, "opened", opened.Swap(0), "closed", closed.Swap(0), "at once", most.Swap(0))
	}
	together := func(client *http.Client, n int) {
		var wg sync.WaitGroup
		for range n {
			wg.Go(func() { read(client, true) })
		}
		wg.Wait()
	}
	client := &http.Client{Transport: &http.Transport{}}
	for range 3 {
		read(client, true)
	}
	report("one after another:")
	for range 3 {
		read(client, false)
	}
	report("not read:")
	together(client, 5)
	report("five at once:")
	together(client, 2)
	report("two at once:")
	client.CloseIdleConnections()
	report("closed:")
	limited := &http.Client{Transport: &http.Transport{MaxConnsPerHost: 2}}
	together(limited, 6)
	report("at most two:")
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Millisecond)
	request, _ := http.NewRequestWithContext(ctx, "GET", address, nil)
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() { read(limited, true) })
	}
	time.Sleep(5 * time.Millisecond)
	_, err = limited.Do(request)
	fmt.Println(err != nil, ctx.Err())
	cancel()
	wg.Wait()
	together(limited, 2)
	report("one gave up:")
	short := &http.Client{Transport: &http.Transport{IdleConnTimeout: 30 * time.Millisecond}}
	read(short, true)
	read(short, true)
	time.Sleep(50 * time.Millisecond)
	report("idle for long:")
	none := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	read(none, true)
	read(none, true)
	report("kept by none:")
	dialed := 0
	own := &http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, network, addr string) (net.Conn, error) {
		dialed++
		return (&net.Dialer{Timeout: time.Second}).DialContext(ctx, network, addr)
	}, MaxIdleConnsPerHost: -1}}
	read(own, true)
	read(own, true)
	report(fmt.Sprint("dialed ", dialed, ":"))
}
