// A mux serves by method, host and path; the pattern that says most comes first.
package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
)

func main() {
	mux := http.NewServeMux()
	for _, pattern := range []string{
		"/", "GET /items/{id}", "POST /items/{id}", "/items/", "DELETE /items/{id}", "GET /items/special", "/files/{path...}",
		"/exact/{$}", "GET /a/{b}/c", "/a/x/{c}/d", "example.com/", "example.com/items/{id}", "HEAD /h", "GET /h", "/b/{n}/{m...}",
		"/folder/", "/only/{x}/deep/", "PUT /put", "/e%20f", "GET /quiet/{$}",
	} {
		mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprintf(w, "%s|%s id=%s path=%s n=%s m=%s b=%s", pattern, r.Pattern, r.PathValue("id"), r.PathValue("path"),
				r.PathValue("n"), r.PathValue("m"), r.PathValue("b"))
			w.Header().Set("X-Late", "1")
		})
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go http.Serve(l, mux)
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	ask := func(method, host, path string) {
		r, err := http.NewRequest(method, "http://"+l.Addr().String()+path, nil)
		if err != nil {
			fmt.Println(err)
			return
		}
		if host != "" {
			r.Host = host
		}
		response, err := client.Do(r)
		if err != nil {
			fmt.Println(err)
			return
		}
		body, _ := io.ReadAll(response.Body)
		response.Body.Close()
		fmt.Printf("%s %s%s: %d %q allow=%q to=%q\n", method, host, path, response.StatusCode, strings.TrimSpace(string(body)),
			response.Header.Get("Allow"), response.Header.Get("Location"))
	}
	for _, path := range []string{
		"", "/", "/none", "/items/7", "/items/special", "/items/7/more", "/items", "/items/", "/files", "/files/", "/files/a/b%2Fc", "/exact",
		"/exact/", "/exact/x", "/a/1/c", "/a/x/c/d", "/a/x/c", "/h", "/b/1/", "/b/1/2/3", "/b/1", "/folder", "/folder?q=2", "/only/1/deep",
		"/only/1", "/put", "/e%20f", "/items/a%2Fb", "/items//7", "/./items/../folder/", "/quiet", "/quiet/",
	} {
		ask("GET", "", path)
	}
	for _, method := range []string{"HEAD", "POST", "DELETE", "PATCH", "OPTIONS"} {
		for _, path := range []string{"/items/7", "/h", "/put", "/quiet", "/folder", "/"} {
			ask(method, "", path)
		}
	}
	ask("GET", "example.com", "/items/7")
	ask("PATCH", "example.com:80", "/items/7")
	ask("GET", "example.com", "/other")
	ask("GET", "else.com", "/items/7")

	small := http.NewServeMux()
	small.HandleFunc("GET /g/{x}", func(http.ResponseWriter, *http.Request) {})
	small.HandleFunc("POST /g/{x}", func(http.ResponseWriter, *http.Request) {})
	small.HandleFunc("DELETE /g/", func(http.ResponseWriter, *http.Request) {})
	mux.Handle("/small/", http.StripPrefix("/small", small))
	ask("PUT", "", "/small/g/1")
	ask("PUT", "", "/small/g")
	ask("GET", "", "/small/g/1")
	ask("GET", "", "/small/none")
	r, _ := http.NewRequest("GET", "http://x/items/9", nil)
	_, pattern := mux.Handler(r)
	fmt.Println(pattern)
	r, _ = http.NewRequest("GET", "http://x/folder", nil)
	_, pattern = mux.Handler(r)
	fmt.Println(pattern)
	r.SetPathValue("k", "v")
	fmt.Println(r.PathValue("k"), r.PathValue("none"))
}
