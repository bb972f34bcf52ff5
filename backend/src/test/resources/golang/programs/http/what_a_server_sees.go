// What a server sees of a request, and a client of an answer.
package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
)

func main() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	address := l.Addr().String()
	plain := func(v any) string { return strings.ReplaceAll(fmt.Sprint(v), address, "HOST") }
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Println(r.Method, r.URL, r.RequestURI, r.Proto, r.ProtoMajor, r.ProtoMinor, plain(r.Host), r.ContentLength, r.Close)
		fmt.Printf("%q %q %q %q\n", r.URL.Scheme, r.URL.Host, r.URL.Path, r.URL.RawPath)
		fmt.Println(r.Header, r.Body == http.NoBody, r.Body == nil, r.TransferEncoding, r.Form == nil)
		host, port, err := net.SplitHostPort(r.RemoteAddr)
		fmt.Println(host, port != "", err, r.UserAgent(), r.Referer(), r.ProtoAtLeast(1, 1))
		server, _ := r.Context().Value(http.ServerContextKey).(*http.Server)
		local := r.Context().Value(http.LocalAddrContextKey)
		fmt.Println(server != nil, plain(local), http.ServerContextKey)
		r.Header.Set("X-Changed", "by the server")
		w.Header().Set("x-lower-case", "1")
		w.Header().Add("X-Many", "a")
		w.Header().Add("X-Many", "b")
		w.Header()["raw-key"] = []string{"kept"}
		fmt.Fprint(w, "fine")
	})
	go http.Serve(l, handler)
	do := func(r *http.Request, err error) {
		if err != nil {
			fmt.Println("request:", plain(err))
			return
		}
		response, err := http.DefaultClient.Do(r)
		if err != nil {
			fmt.Println("error:", plain(err))
			return
		}
		body, err := io.ReadAll(response.Body)
		response.Body.Close()
		date := response.Header.Get("Date")
		response.Header.Del("Date")
		fmt.Println(response.Status, response.Proto, string(body), err, response.Header, response.Close, strings.HasSuffix(date, " GMT"))
		fmt.Println(r.Header, response.Request == r, response.ContentLength, response.Uncompressed)
		fmt.Println()
	}
	base := "http://" + address
	do(http.NewRequest("", base+"/p%20q/%2Fx?a=1&b=%20#fragment", nil))
	do(http.NewRequest("POST", base, strings.NewReader("some")))
	do(http.NewRequest("PUT", base+"/", strings.NewReader("")))
	do(http.NewRequest("DELETE", base+"/", nil))
	do(http.NewRequest("PURGE", base+"/", io.MultiReader(strings.NewReader("x"))))
	r, err := http.NewRequest("GET", base+"/", nil)
	r.Header.Set("user-agent", "mine")
	r.Header.Set("Referer", "there")
	r.Header["odd-key"] = []string{"v"}
	r.Header.Set("Host", "ignored")
	r.Host = "other.example:99"
	r.Close = true
	do(r, err)
	r, err = http.NewRequest("HEAD", base+"/", nil)
	r.Header.Set("User-Agent", "")
	do(r, err)

	do(http.NewRequest("G T", base, nil))
	do(http.NewRequest("GET", "http://a b/", nil))
	do(http.NewRequest("GET", "//host", nil))
	do(http.NewRequest("GET", "ftp://host", nil))
	do(http.NewRequest("GET", "http:///path", nil))
	do(http.NewRequest("GET", "", nil))
	r, err = http.NewRequest("GET", base, nil)
	r.Header.Set("X", "a\nb")
	do(r, err)
	r, err = http.NewRequest("GET", base, nil)
	r.Header["a b"] = []string{"x"}
	do(r, err)
	r, err = http.NewRequest("GET", base, nil)
	r.RequestURI = "/"
	do(r, err)
	_, err = http.NewRequestWithContext(nil, "GET", base, nil)
	fmt.Println(err)
	_, err = http.Get("http://user:pass@127.0.0.1:1/x")
	fmt.Println(err)
	_, err = http.Get("https://" + address)
	fmt.Println(plain(err))
	for _, key := range []string{"content-type", "CONTENT-TYPE", "x--y", "a b", "", "ETag", "www-authenticate", "x_y", "ä", "DNT", "-a-"} {
		fmt.Printf("%q ", http.CanonicalHeaderKey(key))
	}
	fmt.Println()
	for code := range 600 {
		if text := http.StatusText(code); text != "" {
			fmt.Print(code, " ", text, "; ")
		}
	}
	fmt.Println()
	fmt.Println(http.MethodConnect, http.StatusIMUsed, http.TimeFormat, http.DefaultMaxHeaderBytes)
	for s := http.StateNew; s <= http.StateClosed; s++ {
		fmt.Print(s, " ")
	}
	h := http.Header{"A": {"1", "2"}}
	c := h.Clone()
	c.Add("a", "3")
	h.Del("A")
	fmt.Println(h, c, c.Values("a"), http.Header(nil).Clone() == nil)
}
