// Addresses and queries.
package main

import (
	"fmt"
	"net/url"
)

func main() {
	u, err := url.Parse("http://user.example:8080/a/b?x=1&y=two+words&x=2#end")
	fmt.Println(u.Scheme, u.Host, u.Hostname(), u.Port(), u.Path, u.RawQuery, u.Fragment, err)
	q := u.Query()
	fmt.Println(q["x"], q.Get("y"), q.Get("none") == "", q.Has("x"))
	v := url.Values{}
	v.Set("name", "a&b")
	v.Add("list", "1")
	v.Add("list", "2")
	fmt.Println(v.Encode(), url.QueryEscape("a b/ü"), url.PathEscape("a b/c"))
	s, err := url.QueryUnescape("a%20b+c")
	fmt.Println(s, err)
	fmt.Println(u)
}
