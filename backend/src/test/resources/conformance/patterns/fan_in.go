// Two producers into one channel: main hears all of one before the other's.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	all := make(chan string)
	var wg sync.WaitGroup
	for _, name := range []string{"A", "B"} {
		wg.Go(func() {
			for i := range 3 {
				all <- fmt.Sprint(name, i)
			}
		})
	}
	go func() {
		wg.Wait()
		close(all)
	}()
	for v := range all {
		say(v)
	}
	fmt.Println(said...)
}
