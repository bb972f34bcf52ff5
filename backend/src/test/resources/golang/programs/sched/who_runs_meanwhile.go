// Others run while a call is in the kernel or a read waits, and not while the runtime knows of neither.
package main

import (
	"fmt"
	"sync/atomic"
	"time"

	"gopark/sched"
)

func main() {
	for _, way := range []struct {
		name string
		do   func(time.Duration)
		d    time.Duration
	}{
		{"Spin", sched.Spin, 20 * time.Microsecond},
		{"Loop", sched.Loop, 20 * time.Microsecond},
		{"RawSyscall", sched.RawSyscall, 20 * time.Microsecond},
		{"Syscall", sched.Syscall, 100 * time.Millisecond},
		{"ReadFile", sched.ReadFile, 100 * time.Millisecond},
		{"ReadNet", sched.ReadNet, 100 * time.Millisecond},
	} {
		var ran atomic.Bool
		go ran.Store(true)
		begin := time.Now()
		way.do(way.d)
		fmt.Println(way.name, "others ran:", ran.Load(), "took its time:", time.Since(begin) >= way.d*9/10)
	}
}
