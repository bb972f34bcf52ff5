// No time and less than none are over at once, and memory is zero.
package main

import (
	"fmt"
	"time"

	"gopark/sched"
)

func main() {
	for _, d := range []time.Duration{0, -time.Second} {
		sched.Spin(d)
		sched.Loop(d)
		sched.Syscall(d)
		sched.RawSyscall(d)
		sched.ReadFile(d)
		sched.ReadNet(d)
	}
	b := sched.Alloc(3)
	fmt.Println(len(b), cap(b), b[0], len(sched.Alloc(0)))
	defer func() { fmt.Println(recover()) }()
	sched.Alloc(-1)
}
