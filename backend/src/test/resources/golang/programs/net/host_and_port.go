// Joining and splitting addresses.
package main

import (
	"fmt"
	"net"
)

func main() {
	fmt.Println(net.JoinHostPort("example.com", "80"), net.JoinHostPort("::1", "8080"), net.JoinHostPort("", "9"))
	for _, s := range []string{"a:1", "[::1]:2", ":3", "nothing", "a:1:2"} {
		host, port, err := net.SplitHostPort(s)
		fmt.Printf("%q %q %v\n", host, port, err)
	}
}
