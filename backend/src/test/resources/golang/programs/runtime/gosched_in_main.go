// Main gives way until the others are done.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	done := 0
	for i := range 4 {
		go func() {
			fmt.Println("goroutine", i)
			done++
		}()
	}
	turns := 0
	for done < 4 {
		turns++
		runtime.Gosched()
	}
	fmt.Println("done after yielding", turns >= 1)
}
