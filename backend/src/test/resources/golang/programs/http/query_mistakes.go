package main

import (
	"fmt"
	"net/url"
)

func main() {
	for _, q := range []string{"a=1&b;c=2&d=3", "a=%zz&b=2", "%=1&a=%4&c=3;&d", "a=1&&=2"} {
		fmt.Println(url.ParseQuery(q))
	}
}
