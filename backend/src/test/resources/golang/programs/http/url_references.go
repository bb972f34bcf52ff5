// Addresses with users, ports and escapes, references within them, and what is none.
package main

import (
	"fmt"
	"net/url"
)

func main() {
	for _, s := range []string{
		"http://user:pa%20ss@example.com:8080/a%2Fb/c(d)?q=1&r=a%20b#top%20of",
		"http://[::1]:80/x", "http://[::1]", "http://example.com:", "mailto:who@example.com",
		"/only/path?x", "relative/path", "//host/path", "", "http://host", "http://host?q", "a:b",
		"http://host:port/", "http://ho st/", "http://a/%zz", "http://[::1/", ":none", "1:2",
		"http://a\n/", "http://a/b c", "HTTP://Host/Ä", "*",
	} {
		u, err := url.Parse(s)
		if err != nil {
			fmt.Println("error:", err)
			continue
		}
		fmt.Printf("%q %q %q %q %q %q %q %q|", u.Scheme, u.Opaque, u.User, u.Host, u.Path, u.RawPath, u.RawQuery, u.Fragment)
		fmt.Printf(" %q %q %q %q", u.Hostname(), u.Port(), u.EscapedPath(), u.RequestURI())
		fmt.Println(" ", u, u.Redacted(), u.IsAbs())
	}
	base, _ := url.Parse("http://u@example.com/a/b/c?q=1#f")
	for _, ref := range []string{
		"d", "./d", "../d", "../../d", "../../../d", "/d/./e/../f", "//other/x", "https://else/", "?r=2",
		"#g", "", ".", "..", "d/", "/", "/d%2Fe", "mailto:x", "d?x=1#y",
	} {
		u, err := base.Parse(ref)
		fmt.Printf("%-12q %v %v\n", ref, u, err)
	}
	for _, s := range []string{"/a?b=c", "http://h/a", "a", "", "//a/b"} {
		u, err := url.ParseRequestURI(s)
		if err != nil {
			fmt.Println("error:", err)
			continue
		}
		fmt.Printf("%q %q %q\n", u.Host, u.Path, u.RawQuery)
	}
	u := url.URL{Scheme: "http", User: url.UserPassword("a b", "c:d"), Host: "h", Path: "p q"}
	fmt.Println(u.String())
	fmt.Println((&url.URL{Path: "a:b"}).String(), (&url.URL{Path: "//a"}).String() != "")
}
