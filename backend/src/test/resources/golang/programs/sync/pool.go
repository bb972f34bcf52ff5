// A Pool makes what it lacks and gives back what it has.
package main

import (
	"bytes"
	"fmt"
	"sync"
)

func main() {
	made := 0
	pool := sync.Pool{New: func() any { made++; return new(bytes.Buffer) }}
	for i := range 3 {
		b := pool.Get().(*bytes.Buffer)
		b.Reset()
		fmt.Fprintf(b, "message %d", i)
		fmt.Println(b.String())
		pool.Put(b)
	}
	fmt.Println("made at most three:", made >= 1 && made <= 3)
	var empty sync.Pool
	fmt.Println(empty.Get())
	empty.Put(nil)
	fmt.Println(empty.Get())
}
