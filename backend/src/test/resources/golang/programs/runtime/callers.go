// Stacks are texts; only their being there is looked at.
package main

import (
	"bytes"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

func deep(n int) []byte {
	if n == 0 {
		return debug.Stack()
	}
	return deep(n - 1)
}

func main() {
	s := deep(3)
	fmt.Println(bytes.HasPrefix(s, []byte("goroutine 1 [running]:")))
	fmt.Println(strings.Count(string(s), "main.deep(") == 4, bytes.Contains(s, []byte("main.main()")))
	buf := make([]byte, 4096)
	n := runtime.Stack(buf, false)
	fmt.Println(strings.Contains(string(buf[:n]), "main.main()"))
	_, _, line, ok := runtime.Caller(0)
	fmt.Println(line, ok)
}
