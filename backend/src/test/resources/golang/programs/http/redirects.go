// A client follows where it is sent, with the method and body that the status asks for.
package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
)

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	base := "http://" + l.Addr().String()
	plain := func(v any) string { return strings.ReplaceAll(fmt.Sprint(v), base, "BASE") }
	mux := http.NewServeMux()
	for _, code := range []int{300, 301, 302, 303, 304, 307, 308} {
		mux.HandleFunc(fmt.Sprintf("/%d", code), func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "/end?from=1", code)
		})
	}
	mux.HandleFunc("/end", func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		fmt.Fprintf(w, "%s %s %q type=%q auth=%q referer=%s", r.Method, r.URL, body,
			r.Header.Get("Content-Type"), r.Header.Get("Authorization"), plain(r.Referer()))
	})
	mux.HandleFunc("/loop", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, "/loop", http.StatusFound)
	})
	mux.HandleFunc("/count/", func(w http.ResponseWriter, r *http.Request) {
		n := 0
		fmt.Sscan(strings.TrimPrefix(r.URL.Path, "/count/"), &n)
		if n == 0 {
			fmt.Fprint(w, "counted down, from ", plain(r.Referer()))
			return
		}
		http.Redirect(w, r, fmt.Sprint(n-1), http.StatusSeeOther)
	})
	mux.HandleFunc("/dir/", func(w http.ResponseWriter, r *http.Request) { fmt.Fprint(w, "dir ", r.URL) })
	mux.HandleFunc("/nowhere", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusFound) })
	mux.HandleFunc("/broken", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Location", "http://[")
		w.WriteHeader(http.StatusFound)
	})
	go http.Serve(l, mux)

	show := func(what string, response *http.Response, err error) {
		if err != nil {
			fmt.Println(what, "error:", plain(err), response != nil)
			return
		}
		defer response.Body.Close()
		body, err := io.ReadAll(response.Body)
		fmt.Printf("%s %d %q %v, %s %s\n", what, response.StatusCode, body, err, response.Request.Method, plain(response.Request.URL))
	}
	for _, code := range []int{300, 301, 302, 303, 304, 307, 308} {
		path := fmt.Sprintf("%s/%d", base, code)
		response, err := http.Get(path)
		show(fmt.Sprint("GET ", code), response, err)
		response, err = http.Post(path, "text/plain", strings.NewReader("words"))
		show(fmt.Sprint("POST ", code), response, err)
		request, _ := http.NewRequest("PUT", path, io.MultiReader(strings.NewReader("only once")))
		request.Header.Set("Authorization", "secret")
		response, err = http.DefaultClient.Do(request)
		show(fmt.Sprint("PUT ", code), response, err)
		response, err = http.Head(path)
		show(fmt.Sprint("HEAD ", code), response, err)
	}
	for _, path := range []string{"/loop", "/count/3", "/dir", "/dir?q=1", "//dir//x", "/dir/../end", "/nowhere", "/broken"} {
		response, err := http.Get(base + path)
		show(path, response, err)
	}

	stop := errors.New("no further")
	client := &http.Client{CheckRedirect: func(r *http.Request, via []*http.Request) error {
		fmt.Println("to", plain(r.URL), "via", len(via), plain(via[0].URL), r.Response.StatusCode)
		if r.URL.Path == "/count/7" {
			return stop
		}
		return nil
	}}
	response, err := client.Get(base + "/count/9")
	show("stopped", response, err)
	var ue *url.Error
	fmt.Println(errors.Is(err, stop), errors.As(err, &ue), ue.Op, response.StatusCode)
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	response, err = client.Get(base + "/301")
	fmt.Println(response.Header.Get("Location"), response.Header.Get("Content-Type"), response.ContentLength)
	to, err := response.Location()
	fmt.Println(plain(to), err)
	show("last", response, err)
	response, _ = client.Get(base + "/end")
	_, err = response.Location()
	fmt.Println(err)
	response, err = client.Get(base + "/dir")
	show("mux", response, err)
}
