// NumGoroutine counts all that have not ended, waiting ones too.
package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	fmt.Println(runtime.NumGoroutine())
	stop := make(chan bool)
	for range 5 {
		go func() { <-stop }()
	}
	fmt.Println(runtime.NumGoroutine())
	time.Sleep(5 * time.Millisecond)
	fmt.Println(runtime.NumGoroutine())
	stop <- true
	time.Sleep(5 * time.Millisecond)
	fmt.Println(runtime.NumGoroutine())
	close(stop)
	time.Sleep(5 * time.Millisecond)
	fmt.Println(runtime.NumGoroutine())
	t := time.AfterFunc(time.Hour, func() {})
	fmt.Println(runtime.NumGoroutine(), t.Stop())
}
