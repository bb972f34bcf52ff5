// Setting GOMAXPROCS to what it is stops nobody.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	go say("g")
	say(runtime.GOMAXPROCS(1))
	say("main")
	runtime.Gosched()
	fmt.Println(said...)
}
