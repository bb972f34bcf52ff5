package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// What a program can read of the scheduler and of collections.
func main() {
	known := map[string]metrics.Description{}
	for _, d := range metrics.All() {
		known[d.Name] = d
	}
	for range 3 {
		go func() { select {} }()
	}
	go func() { time.Sleep(time.Hour) }()
	time.Sleep(time.Millisecond)
	runtime.GC()
	runtime.GC()
	debug.SetGCPercent(50)
	time.Sleep(10 * time.Millisecond)
	names := []string{
		"/sched/gomaxprocs:threads",
		"/sched/goroutines:goroutines",
		"/sched/goroutines-created:goroutines",
		"/sched/goroutines/running:goroutines",
		"/gc/cycles/total:gc-cycles",
		"/gc/cycles/forced:gc-cycles",
		"/gc/cycles/automatic:gc-cycles",
		"/gc/gogc:percent",
		"/gc/gomemlimit:bytes",
		"/gc/stack/starting-size:bytes",
		"/no/such:thing",
	}
	samples := make([]metrics.Sample, len(names))
	for i, name := range names {
		samples[i].Name = name
	}
	metrics.Read(samples)
	for _, s := range samples {
		if s.Value.Kind() == metrics.KindBad {
			fmt.Println(s.Name, "is none", known[s.Name].Name == "")
			continue
		}
		d := known[s.Name]
		fmt.Println(s.Name, s.Value.Uint64(), d.Kind == s.Value.Kind(), d.Cumulative)
	}
	states()
	histograms()
	heap()
	defer func() { fmt.Println(recover()) }()
	samples[0].Value.Float64()
}

// states adds up who runs, could run, waits, or is in the kernel.
func states() {
	s := []metrics.Sample{{Name: "/sched/goroutines:goroutines"}}
	for _, state := range []string{"running", "runnable", "waiting", "not-in-go"} {
		s = append(s, metrics.Sample{Name: "/sched/goroutines/" + state + ":goroutines"})
	}
	metrics.Read(s)
	sum := uint64(0)
	for _, one := range s[1:] {
		sum += one.Value.Uint64()
	}
	fmt.Println("states", sum == s[0].Value.Uint64(), s[3].Value.Uint64() >= 8)
}

func histograms() {
	for _, name := range []string{
		"/sched/latencies:seconds",
		"/sched/pauses/total/gc:seconds",
		"/sched/pauses/stopping/gc:seconds",
		"/sched/pauses/total/other:seconds",
		"/gc/pauses:seconds",
	} {
		s := []metrics.Sample{{Name: name}}
		metrics.Read(s)
		h := s[0].Value.Float64Histogram()
		total := uint64(0)
		for _, n := range h.Counts {
			total += n
		}
		fmt.Println(name, len(h.Counts), total > 0, h.Buckets[:4], h.Buckets[8], h.Buckets[100], h.Buckets[161:])
		if name != "/sched/latencies:seconds" {
			fmt.Println(total)
		}
	}
}

func heap() {
	s := []metrics.Sample{
		{Name: "/gc/heap/live:bytes"}, {Name: "/gc/heap/goal:bytes"}, {Name: "/gc/heap/allocs:bytes"},
		{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/sched/threads/total:threads"},
	}
	metrics.Read(s)
	live, goal, allocated, objects := s[0].Value.Uint64(), s[1].Value.Uint64(), s[2].Value.Uint64(), s[3].Value.Uint64()
	fmt.Println(live > 0, goal >= 2<<20, allocated > 0, objects > 0, s[4].Value.Uint64() >= 2)
}
