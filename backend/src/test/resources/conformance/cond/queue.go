// A bounded queue made of one Cond lets producer and consumer alternate as the room allows.
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	var mu sync.Mutex
	var wg sync.WaitGroup
	var queue []int
	c := sync.NewCond(&mu)
	wg.Go(func() {
		for range 5 {
			mu.Lock()
			for len(queue) == 0 {
				c.Wait()
			}
			say(fmt.Sprint("take", queue[0]))
			queue = queue[1:]
			mu.Unlock()
			c.Signal()
		}
	})
	for i := range 5 {
		mu.Lock()
		for len(queue) == 2 {
			c.Wait()
		}
		queue = append(queue, i)
		say(fmt.Sprint("put", i))
		mu.Unlock()
		c.Signal()
	}
	wg.Wait()
	fmt.Println(said...)
}
