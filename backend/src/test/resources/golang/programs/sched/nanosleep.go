// A thread that sleeps in the kernel lets others run, and a span that is none is refused.
package main

import (
	"fmt"
	"syscall"
	"time"
)

func main() {
	ran := make(chan bool, 1)
	go func() { ran <- true }()
	begin := time.Now()
	ts := syscall.NsecToTimespec(int64(50 * time.Millisecond))
	err := syscall.Nanosleep(&ts, nil)
	fmt.Println(err, len(ran), time.Since(begin) >= 50*time.Millisecond, ts.Sec, ts.Nsec)

	early := syscall.NsecToTimespec(-1)
	sec, nsec := early.Unix()
	fmt.Println(sec, nsec, early.Nano(), syscall.TimespecToNsec(syscall.Timespec{Sec: 2, Nsec: 5}))
	err = syscall.Nanosleep(&early, nil)
	fmt.Println(err, err == syscall.EINVAL)
	err = syscall.Nanosleep(&syscall.Timespec{Nsec: 1e9}, nil)
	fmt.Println(err)
}
