// Says what so many parked goroutines take of the computer's memory.
package main

import (
	"bufio"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

func main() {
	n, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	var begun atomic.Int64
	never := make(chan struct{})
	before := resident()
	start := time.Now()
	for i := 0; i < n; i++ {
		go func() {
			begun.Add(1)
			<-never
		}()
	}
	for begun.Load() < int64(n) {
		runtime.Gosched()
	}
	seconds := time.Since(start).Seconds()
	runtime.GC()
	after := resident()
	fmt.Printf("rss=%d perGoroutine=%.1f seconds=%.2f\n",
		after, float64(after-before)/float64(n), seconds)
	runtime.KeepAlive(never)
}

// resident is what the kernel says the process has in memory, in bytes.
func resident() int64 {
	file, err := os.Open("/proc/self/status")
	if err != nil {
		panic(err)
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if rest, found := strings.CutPrefix(lines.Text(), "VmRSS:"); found {
			kilobytes, err := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
			if err != nil {
				panic(err)
			}
			return kilobytes * 1024
		}
	}
	panic("no VmRSS")
}
