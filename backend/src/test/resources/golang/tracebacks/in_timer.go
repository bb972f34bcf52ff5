// The function of a timer panics.
package main

import "time"

func main() {
	time.AfterFunc(time.Millisecond, func() { panic("late") })
	time.Sleep(time.Second)
}
