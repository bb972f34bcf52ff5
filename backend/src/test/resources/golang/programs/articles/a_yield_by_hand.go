// Idea: before preemption a loop had to call Gosched to let others run.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	runtime.GOMAXPROCS(1)
	finished := false
	steps := 0
	go func() {
		for i := range 5 {
			fmt.Println("other", i)
			runtime.Gosched()
		}
		finished = true
	}()
	for !finished {
		steps++
		runtime.Gosched()
	}
	fmt.Println("main yielded", steps > 1)
}
