// How servers end, and what becomes of their connections: shutdown, close, idle and late ones.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"time"
)

func listen() net.Listener {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	return l
}

func start(server *http.Server) (base string, served chan error) {
	l := listen()
	served = make(chan error, 1)
	go func() { served <- server.Serve(l) }()
	return "http://" + l.Addr().String(), served
}

func get(client *http.Client, address string) string {
	response, err := client.Get(address)
	if err != nil {
		return strings.ReplaceAll(err.Error(), address, "ADDRESS")
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return fmt.Sprintf("%d %q %v close=%v", response.StatusCode, body, err, response.Close)
}

func main() {
	client := &http.Client{Transport: &http.Transport{}}
	release := make(chan bool)
	slow := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-release:
			fmt.Fprint(w, "released")
		case <-r.Context().Done():
			fmt.Println("handler:", r.Context().Err())
		}
	})

	fmt.Println("-- shutdown that gives up, then close")
	server := &http.Server{Handler: slow}
	server.RegisterOnShutdown(func() { fmt.Println("on shutdown") })
	base, served := start(server)
	answer := make(chan string, 1)
	go func() { answer <- get(client, base) }()
	time.Sleep(20 * time.Millisecond)
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	fmt.Println(server.Shutdown(ctx), <-served == http.ErrServerClosed)
	cancel()
	fmt.Println(server.Close())
	fmt.Println(<-answer)
	time.Sleep(10 * time.Millisecond)
	fmt.Println(server.ListenAndServe(), server.Serve(listen()))

	fmt.Println("-- shutdown that waits")
	server = &http.Server{Handler: slow}
	base, served = start(server)
	go func() { answer <- get(client, base) }()
	time.Sleep(20 * time.Millisecond)
	stopped := make(chan error, 1)
	go func() { stopped <- server.Shutdown(context.Background()) }()
	fmt.Println(<-served)
	release <- true
	fmt.Println(<-answer)
	fmt.Println(<-stopped, server.Shutdown(context.Background()))

	fmt.Println("-- the listener is closed by another")
	l := listen()
	go func() { served <- http.Serve(l, nil) }()
	time.Sleep(10 * time.Millisecond)
	l.Close()
	err := <-served
	fmt.Println(errors.Is(err, net.ErrClosed), err == http.ErrServerClosed)
	err = http.ListenAndServe("no-port", nil)
	fmt.Println(err)
	err = http.ListenAndServe(":http:", nil)
	fmt.Println(err)

	fmt.Println("-- limits of a server")
	quiet := func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, "fine") }
	states := make(chan http.ConnState, 10)
	server = &http.Server{Handler: http.HandlerFunc(quiet), IdleTimeout: 20 * time.Millisecond,
		ConnState: func(_ net.Conn, s http.ConnState) { states <- s }}
	base, _ = start(server)
	fmt.Println(get(client, base))
	for range 4 {
		fmt.Print(<-states, " ")
	}
	fmt.Println()
	server.SetKeepAlivesEnabled(false)
	fmt.Println(get(client, base))
	server.Close()

	server = &http.Server{WriteTimeout: 20 * time.Millisecond, Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(50 * time.Millisecond)
		fmt.Fprint(w, "too late")
	})}
	base, _ = start(server)
	fmt.Println(get(client, base))
	server.Close()

	server = &http.Server{ReadTimeout: 20 * time.Millisecond, Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-r.Context().Done():
			fmt.Fprint(w, r.Context().Err())
		case <-time.After(100 * time.Millisecond):
			fmt.Fprint(w, "still there")
		}
	})}
	base, _ = start(server)
	fmt.Println(get(client, base))
	server.Close()

	fmt.Println("-- limits of a client")
	server = &http.Server{Handler: slow}
	base, _ = start(server)
	patient := &http.Client{Transport: &http.Transport{ResponseHeaderTimeout: 20 * time.Millisecond}}
	fmt.Println(get(patient, base))
	server.Close()
	time.Sleep(10 * time.Millisecond)

	var keys = []string{"base", "conn"}
	server = &http.Server{
		BaseContext: func(net.Listener) context.Context { return context.WithValue(context.Background(), keys[0], "of all") },
		ConnContext: func(ctx context.Context, c net.Conn) context.Context {
			return context.WithValue(ctx, keys[1], c != nil)
		},
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprint(w, r.Context().Value(keys[0]), r.Context().Value(keys[1]))
		}),
	}
	base, _ = start(server)
	fmt.Println(get(client, base))
	server.Close()
}
