// order: any
// Sources of different pace on several processors.
package main

import (
	"fmt"
	"runtime"
	"sync"
	"time"
)

func main() {
	runtime.GOMAXPROCS(2)
	out := make(chan string)
	var wg sync.WaitGroup
	for _, name := range []string{"red", "green", "blue"} {
		wg.Go(func() {
			for i := range 3 {
				time.Sleep(time.Duration(len(name)) * time.Millisecond)
				out <- fmt.Sprint(name, i)
			}
		})
	}
	go func() { wg.Wait(); close(out) }()
	for s := range out {
		fmt.Println(s)
	}
}
