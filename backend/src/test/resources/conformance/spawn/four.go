// Four goroutines that are left behind by main's Gosched run before main goes on.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	for i := range 4 {
		go say(i)
	}
	runtime.Gosched()
	say("main")
	fmt.Println(said...)
}
