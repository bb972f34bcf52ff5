// What a body is, is told by its first bytes unless the handler says it.
package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
)

var bodies = []string{
	"", "plain words", "<html><body>hi", "  \n<!DOCTYPE html>\n<p>", "<!doctype html>", "<h1>title</h1>", "<p>", "<p", "<a href='x'>",
	"<b>bold</b>", "<br>", "<body >", "<!-- x -->", "<!--", "<span>", "<script>alert(1)</script>", "<Title>", "<div\t>",
	"<?xml version='1.0'?>", "  <?xml?>", "%PDF-1.4 ...", "%!PS-Adobe-3.0", "GIF89a...", "GIF87a", "\x89PNG\r\n\x1a\n....",
	"\xff\xd8\xff\xe0", "BM...", "RIFF1234WEBPVP8 ", "RIFF1234WAVE", "RIFF1234AVI ", "\x00\x00\x01\x00", "\x1f\x8b\x08\x00", "PK\x03\x04",
	"Rar!\x1a\x07\x00", "ID3\x03", "OggS\x00", "\x00asm\x01", "{\"json\": true}", "\x00\x01\x02", "caf\xc3\xa9", "\xff\xfe\x00a",
	"\xfe\xff\x00a", "\xef\xbb\xbfbom", "tab\tand\x1bescape", "bell\x07", "\x00\x00\x00\x0cftypmp42", "\x00\x00\x00\x14ftypisom\x00\x00\x00\x00mp41",
	"wOFF", "wOF2", "OTTO", "\x00\x01\x00\x00", "FORM1234AIFF", "MThd\x00\x00\x00\x06", "\x1aE\xdf\xa3",
	strings.Repeat(" ", 600) + "<html>", strings.Repeat("x", 511) + "\x00", strings.Repeat("x", 512) + "\x00",
}

func main() {
	for _, body := range bodies {
		fmt.Printf("%.24q %s\n", body, http.DetectContentType([]byte(body)))
	}
	mux := http.NewServeMux()
	mux.HandleFunc("/html", func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, "<html><h1>x</h1></html>") })
	mux.HandleFunc("/parts", func(w http.ResponseWriter, r *http.Request) {
		io.WriteString(w, "<ht")
		io.WriteString(w, "ml>")
	})
	mux.HandleFunc("/said", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		io.WriteString(w, "<html>")
	})
	mux.HandleFunc("/unsaid", func(w http.ResponseWriter, r *http.Request) {
		w.Header()["Content-Type"] = nil
		io.WriteString(w, "<html>")
	})
	mux.HandleFunc("/late", func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(200)
		w.Header().Set("Content-Type", "image/png")
		io.WriteString(w, "{}")
	})
	mux.HandleFunc("/empty", func(w http.ResponseWriter, r *http.Request) {})
	mux.HandleFunc("/error", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		w.Header().Set("Content-Length", "3")
		http.Error(w, "<html>", 500)
	})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	go http.Serve(l, mux)
	for _, path := range []string{"/html", "/parts", "/said", "/unsaid", "/late", "/empty", "/error", "/none"} {
		response, err := http.Get("http://" + l.Addr().String() + path)
		if err != nil {
			fmt.Println(err)
			continue
		}
		body, _ := io.ReadAll(response.Body)
		response.Body.Close()
		response.Header.Del("Date")
		fmt.Printf("%s %d %q %v\n", path, response.StatusCode, body, response.Header)
	}
}
