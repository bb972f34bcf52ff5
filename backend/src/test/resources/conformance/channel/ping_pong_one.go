// Two goroutines that hand a token over one channel take turns.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	table := make(chan int)
	var wg sync.WaitGroup
	for _, name := range []string{"ping", "pong"} {
		wg.Go(func() {
			for ball := range table {
				say(fmt.Sprint(name, ball))
				if ball == 6 {
					close(table)
					return
				}
				table <- ball + 1
			}
		})
	}
	table <- 1
	wg.Wait()
	fmt.Println(said...)
}
