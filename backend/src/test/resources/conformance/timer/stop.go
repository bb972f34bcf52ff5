// A timer that was stopped in time never fires, and says so.
package main

import (
	"fmt"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	t := time.AfterFunc(5*time.Millisecond, func() { say("never") })
	say(t.Stop())
	say(t.Stop())
	time.Sleep(10 * time.Millisecond)
	say("main")
	fmt.Println(said...)
}
