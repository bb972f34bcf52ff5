// While main sleeps all others run until they block.
package main

import (
	"fmt"
	"time"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	for i := range 3 {
		go func() {
			say(i)
			time.Sleep(time.Minute)
			say("never")
		}()
	}
	time.Sleep(5 * time.Millisecond)
	say("main")
	fmt.Println(said...)
}
