// What runtime.Stack tells of those who sleep.
package main

import (
	"os"
	"runtime"
	"time"
)

func main() {
	go time.Sleep(time.Hour)
	go func() { time.Sleep(time.Minute) }()
	time.Sleep(time.Millisecond)
	b := make([]byte, 4096)
	b = b[:runtime.Stack(b, true)]
	os.Stderr.Write(b)
}
