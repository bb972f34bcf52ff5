// Runs the program beside this file, and tells what its threads did and what its goroutines did: a
// run with a trace, and one without whose threads are not disturbed by it.
package main

import (
	"context"
	"fmt"
	"os"
	"runtime/metrics"
	"runtime/trace"
	"syscall"
	"time"

	"gopark/sched"
)

func main() {
	if len(os.Args) > 1 {
		file, err := os.Create(os.Args[1])
		if err != nil {
			panic(err)
		}
		if err := trace.Start(file); err != nil {
			panic(err)
		}
		wakeSysmon()
		trace.Log(context.Background(), "program", "begins")
		program()
		trace.Log(context.Background(), "program", "ends")
		trace.Stop()
		file.Close()
		return
	}
	wakeSysmon()
	waited, slept := latencies(), sleeps()
	program()
	slept = sleeps() - slept
	median, sampled := difference(waited, latencies())
	fmt.Printf("sleeps=%d latency=%.0f sampled=%d\n", slept, median, sampled)
}

// latencies is how long goroutines have been runnable before they ran; the runtime looks at every
// eighth time. A trace would disturb what takes a tenth of a microsecond.
func latencies() *metrics.Float64Histogram {
	sample := []metrics.Sample{{Name: "/sched/latencies:seconds"}}
	metrics.Read(sample)
	return sample[0].Value.Float64Histogram()
}

// difference is the median of what has come, in nanoseconds, and how much that was.
func difference(before, after *metrics.Float64Histogram) (median float64, sampled uint64) {
	for i := range after.Counts {
		after.Counts[i] -= before.Counts[i]
		sampled += after.Counts[i]
	}
	seen := uint64(0)
	for i, count := range after.Counts {
		seen += count
		if 2*seen > sampled {
			low, high := max(0, after.Buckets[i]), after.Buckets[i+1]
			return (low + high) / 2 * 1e9, sampled
		}
	}
	return 0, sampled
}

// wakeSysmon makes sysmon look around as often as when a process begins: it takes the processor from
// a long call, sleeps while all are idle, and is woken by the end of the call.
func wakeSysmon() {
	sched.Syscall(60 * time.Millisecond)
}

// sleeps is how often the threads of this process have left their cores to wait.
func sleeps() int64 {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return usage.Nvcsw
}
