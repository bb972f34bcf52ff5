// Idea: a loop without calls; before Go 1.14 the last line was never printed with one P.
package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	runtime.GOMAXPROCS(1)
	go func() {
		var u int
		for {
			u -= 2
			if u == 1 {
				break
			}
		}
	}()
	<-time.After(5 * time.Millisecond)
	fmt.Println("reached: the loop was preempted")
}
