// Main has gone by Goexit, the other waits forever.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	go func() {
		fmt.Println("waiting")
		select {}
	}()
	runtime.Goexit()
}
