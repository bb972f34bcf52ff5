// A send into a buffer does not wait for anybody: main may leave at once.
package main

import "fmt"

func main() {
	ch := make(chan string, 1)
	go func() {
		for s := range ch {
			fmt.Println("never seen:", s)
		}
	}()
	ch <- "lost"
	fmt.Println("main returns")
}
