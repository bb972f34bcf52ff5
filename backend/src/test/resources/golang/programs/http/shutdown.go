// Shutdown lets the running request finish and refuses new ones.
package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"
)

func main() {
	begun := make(chan bool)
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		close(begun)
		time.Sleep(100 * time.Millisecond)
		fmt.Fprint(w, "finished")
	})}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	served := make(chan error)
	go func() { served <- server.Serve(l) }()
	answer := make(chan string)
	go func() {
		response, err := http.Get("http://" + l.Addr().String())
		if err != nil {
			answer <- err.Error()
			return
		}
		defer response.Body.Close()
		body, _ := io.ReadAll(response.Body)
		answer <- string(body)
	}()
	<-begun
	stopped := make(chan error)
	go func() { stopped <- server.Shutdown(context.Background()) }()
	fmt.Println("serve:", <-served)
	fmt.Println("answer:", <-answer)
	fmt.Println("shutdown:", <-stopped)
	_, err = http.Get("http://" + l.Addr().String())
	fmt.Println("refused:", err != nil)
}
