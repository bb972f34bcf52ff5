package main

import (
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"
)

func main() {
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(20 * time.Millisecond) // some work
		w.WriteHeader(200)
		fmt.Fprintf(w, "you asked for %s", r.URL.Path)
	})
	go http.ListenAndServe("127.0.0.1:8089", nil)
	time.Sleep(50 * time.Millisecond)

	var wg sync.WaitGroup
	for _, page := range []string{"/a", "/b", "/c"} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			response, err := http.Get("http://127.0.0.1:8089" + page)
			if err != nil {
				fmt.Println(err)
				return
			}
			defer response.Body.Close()
			body, _ := io.ReadAll(response.Body)
			fmt.Println(response.StatusCode, string(body))
		}()
	}
	wg.Wait()
}
