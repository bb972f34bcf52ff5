// With three processors as with one, a chain of waits runs in the chain's order.
//
//conformance:env GOMAXPROCS=3
//conformance:untraced on several processors the order of events is a matter of time.
package main

import "fmt"

var said []any

func say(x any) { said = append(said, x) }

func main() {
	first := make(chan bool)
	last := first
	for i := range 5 {
		next := make(chan bool)
		go func(mine chan bool) {
			<-mine
			say(i)
			close(next)
		}(last)
		last = next
	}
	close(first)
	<-last
	fmt.Println(said...)
}
