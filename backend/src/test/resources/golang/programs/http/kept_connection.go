// A connection that was kept is not used when the server has closed it.
package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"
)

func serve(l net.Listener) *http.Server {
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, "hello from ", r.URL.Path)
	})}
	go server.Serve(l)
	return server
}

func get(address string) {
	response, err := http.Get("http://" + address + "/here")
	if err != nil {
		var op *net.OpError
		fmt.Println("refused:", errors.As(err, &op))
		return
	}
	defer response.Body.Close()
	body, _ := io.ReadAll(response.Body)
	fmt.Println(string(body))
}

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	address := l.Addr().String()
	server := serve(l)
	get(address)
	get(address)
	server.Close()
	time.Sleep(10 * time.Millisecond)
	get(address)
	l, err = net.Listen("tcp", address)
	if err != nil {
		fmt.Println(err)
		return
	}
	serve(l)
	get(address)
}
