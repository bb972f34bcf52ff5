// Sscan, Sscanf and Sscanln of simple things.
package main

import (
	"fmt"
	"strings"
)

func main() {
	var a, b int
	var s, t string
	var f float64
	var r rune
	var ok bool
	n, err := fmt.Sscan("12 hello 2.5\n-7 true", &a, &s, &f, &b, &ok)
	fmt.Println(n, err, a, s, f, b, ok)
	n, err = fmt.Sscanf("point(3,-4)", "point(%d,%d)", &a, &b)
	fmt.Println(n, err, a, b)
	n, err = fmt.Sscanf("ff 101 z go:lang", "%x %b %c %2s:%s", &a, &b, &r, &s, &t)
	fmt.Println(n, err, a, b, string(r), s, t)
	n, err = fmt.Sscanln("1 2\n3", &a, &b)
	fmt.Println(n, err, a, b)
	n, err = fmt.Sscan("5 x", &a, &b)
	fmt.Println(n, err, a)
	n, err = fmt.Sscan("", &a)
	fmt.Println(n, err)
	n, err = fmt.Sscanf("10-20", "%d-%d", &a, &b)
	fmt.Println(n, err, a+b)
	n, err = fmt.Sscanf("abc", "%d", &a)
	fmt.Println(n, err)
	n, err = fmt.Sscanf("1 2", "%d", &a)
	fmt.Println(n, err)
	n, err = fmt.Sscanln("1", &a, &b)
	fmt.Println(n, err)
	in := strings.NewReader("10 20 30\nlast line")
	sum := 0
	for {
		var v int
		if _, err := fmt.Fscan(in, &v); err != nil {
			fmt.Println("stop:", err)
			break
		}
		sum += v
	}
	fmt.Println(sum)
	var q string
	fmt.Sscanf(`"quoted text" rest`, "%q %s", &q, &s)
	fmt.Println(q, s)
	var u uint8
	n, err = fmt.Sscan("300", &u)
	fmt.Println(n, err)
}
