// Gosched with nobody else to run comes back at once.
package main

import (
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	for i := range 3 {
		say(i)
		runtime.Gosched()
	}
	fmt.Println(said...)
}
