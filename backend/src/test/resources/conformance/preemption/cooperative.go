// A goroutine that calls functions is preempted at a call when its time is up.
//
//conformance:env GODEBUG=asyncpreemptoff=1
package main

import (
	"fmt"
	"sync"
)

var said []any

func say(x any) { said = append(said, x) }

var flag bool

//go:noinline
func isSet() bool {
	var room [128]byte
	fill(&room)
	return flag && room[0] == 1
}

//go:noinline
func fill(room *[128]byte) { room[0] = 1 }

func main() {
	var wg sync.WaitGroup
	wg.Go(func() {
		say("B")
		flag = true
	})
	wg.Go(func() {
		say("A")
		for !isSet() {
		}
		say("a")
	})
	wg.Wait()
	fmt.Println(said...)
}
