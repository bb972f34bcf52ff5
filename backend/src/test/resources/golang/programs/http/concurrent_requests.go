// Ten slow requests at once take little more than one.
package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

func main() {
	var now, most atomic.Int32
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if n := now.Add(1); n > most.Load() {
			most.Store(n)
		}
		time.Sleep(100 * time.Millisecond)
		now.Add(-1)
		fmt.Fprint(w, "page ", r.URL.Path)
	})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go http.Serve(l, handler)
	start := time.Now()
	var wg sync.WaitGroup
	pages := make([]string, 10)
	for i := range pages {
		wg.Go(func() {
			response, err := http.Get(fmt.Sprintf("http://%s/%d", l.Addr(), i))
			if err != nil {
				fmt.Println(err)
				return
			}
			defer response.Body.Close()
			body, _ := io.ReadAll(response.Body)
			pages[i] = string(body)
		})
	}
	wg.Wait()
	fmt.Println(pages[0], pages[9], "at once:", most.Load(), "quick:", time.Since(start) < 700*time.Millisecond)
}
