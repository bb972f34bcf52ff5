// Package metrics reads what the simulated runtime knows of itself: of Go's metrics those of the
// scheduler, of collections and of the heap, each as its release has it.
package metrics

import (
	"math"
	"runtime"
)

func read() (numbers []int64, times []int64, bytes int64, objects int64)

type ValueKind int

const (
	KindBad ValueKind = iota
	KindUint64
	KindFloat64
	KindFloat64Histogram
)

// A Float64Histogram counts values in buckets, of which each begins where the one before ends.
type Float64Histogram struct {
	Counts  []uint64
	Buckets []float64
}

// A Value is what was read of a metric.
type Value struct {
	kind      ValueKind
	number    uint64
	histogram *Float64Histogram
}

func (v Value) Kind() ValueKind { return v.kind }

func (v Value) Uint64() uint64 {
	if v.kind != KindUint64 {
		panic("called Uint64 on non-uint64 metric value")
	}
	return v.number
}

func (v Value) Float64() float64 {
	if v.kind != KindFloat64 {
		panic("called Float64 on non-float64 metric value")
	}
	return math.Float64frombits(v.number)
}

func (v Value) Float64Histogram() *Float64Histogram {
	if v.kind != KindFloat64Histogram {
		panic("called Float64Histogram on non-Float64Histogram metric value")
	}
	return v.histogram
}

// A Sample is a metric's name, and its value when it was read.
type Sample struct {
	Name  string
	Value Value
}

// A Description tells what a metric is.
type Description struct {
	Name        string
	Description string
	Kind        ValueKind
	Cumulative  bool
}

// Where a metric's figure is: among the numbers of the runtime, those of memory, or the times.
const (
	ofRuntime = iota
	ofMemory
	ofTimes
	constant
)

// A metric is a description and where its figure is. Those since are of this release and newer ones.
type metric struct {
	Description
	from  int
	place int
	since string
}

// The figures of the runtime, in the order of its enum.
const (
	goroutines = iota
	created
	notInGo
	runnable
	running
	waiting
	processors
	threads
	cycles
	forcedCycles
	percent
	liveHeap
	heapGoal
	heap
	automaticCycles
)

const (
	allocatedBytes = iota
	allocatedObjects
	freedBytes
)

// The spans of time, in the order of the runtime's enum.
const (
	latencies = iota
	stoppingForGC
	stopping
	stoppedForGC
	stopped
)

func number(name, text string, cumulative bool, from, place int, since string) metric {
	return metric{Description{name, text, KindUint64, cumulative}, from, place, since}
}

func span(name, text string, place int) metric {
	return metric{Description{name, text, KindFloat64Histogram, true}, ofTimes, place, ""}
}

const recent = "go1.26"

var metrics = []metric{
	number("/gc/cycles/automatic:gc-cycles", "Collections that the runtime began itself.", true, ofRuntime, automaticCycles, ""),
	number("/gc/cycles/forced:gc-cycles", "Collections that the program asked for.", true, ofRuntime, forcedCycles, ""),
	number("/gc/cycles/total:gc-cycles", "Collections that are over.", true, ofRuntime, cycles, ""),
	number("/gc/gogc:percent", "GOGC, or what debug.SetGCPercent has set.", false, ofRuntime, percent, ""),
	number("/gc/gomemlimit:bytes", "The limit of memory, of which there is none.", false, constant, math.MaxInt64, ""),
	number("/gc/heap/allocs:bytes", "Bytes that were ever allocated on the heap.", true, ofMemory, allocatedBytes, ""),
	number("/gc/heap/allocs:objects", "Objects that were ever allocated on the heap.", true, ofMemory, allocatedObjects, ""),
	number("/gc/heap/frees:bytes", "Bytes of the heap that collections have freed.", true, ofMemory, freedBytes, ""),
	number("/gc/heap/goal:bytes", "How large the heap shall be at the end of the next collection.", false, ofRuntime, heapGoal, ""),
	number("/gc/heap/live:bytes", "What the last collection has left alive.", false, ofRuntime, liveHeap, ""),
	span("/gc/pauses:seconds", "How long collections stop the world.", stoppedForGC),
	number("/gc/stack/starting-size:bytes", "The size of a new goroutine's stack.", false, constant, 2048, ""),
	number("/memory/classes/heap/objects:bytes", "Bytes of the heap that are alive or not yet swept.", false, ofRuntime, heap, ""),
	number("/sched/gomaxprocs:threads", "GOMAXPROCS.", false, ofRuntime, processors, ""),
	number("/sched/goroutines-created:goroutines", "Goroutines that were ever created.", true, ofRuntime, created, recent),
	number("/sched/goroutines/not-in-go:goroutines", "Goroutines in system calls and in C.", false, ofRuntime, notInGo, recent),
	number("/sched/goroutines/runnable:goroutines", "Goroutines that could run.", false, ofRuntime, runnable, recent),
	number("/sched/goroutines/running:goroutines", "Goroutines that run.", false, ofRuntime, running, recent),
	number("/sched/goroutines/waiting:goroutines", "Goroutines that wait for something.", false, ofRuntime, waiting, recent),
	number("/sched/goroutines:goroutines", "Goroutines that live.", false, ofRuntime, goroutines, ""),
	span("/sched/latencies:seconds", "How long goroutines could run before they did.", latencies),
	span("/sched/pauses/stopping/gc:seconds", "How long it takes until the world stands, for a collection.", stoppingForGC),
	span("/sched/pauses/stopping/other:seconds", "How long it takes until the world stands, for anything else.", stopping),
	span("/sched/pauses/total/gc:seconds", "How long the world is stopped for a collection, and until it is.", stoppedForGC),
	span("/sched/pauses/total/other:seconds", "How long the world is stopped for anything else, and until it is.", stopped),
	number("/sched/threads/total:threads", "Threads of the process.", false, ofRuntime, threads, recent),
}

// has tells whether the release that is played has the metric.
func (m metric) has() bool { return runtime.Version() >= m.since }

// All describes the metrics that there are.
func All() []Description {
	var all []Description
	for _, m := range metrics {
		if m.has() {
			all = append(all, m.Description)
		}
	}
	return all
}

// Spans of time have four buckets for each power of two between these.
const (
	leastBits = 9
	mostBits  = 48
	subs      = 4
)

// buckets says where the buckets of spans of time begin and end, in seconds.
func buckets() []float64 {
	all := []float64{math.Inf(-1)}
	for sub := range subs {
		all = append(all, float64(sub<<(leastBits-3))/1e9)
	}
	for bit := leastBits - 1; bit < mostBits-1; bit++ {
		for sub := range subs {
			all = append(all, float64(1<<bit|sub<<(bit-2))/1e9)
		}
	}
	return append(all, float64(1<<(mostBits-1))/1e9, math.Inf(1))
}

// Read reads the metrics that the samples name; of those that there are not the kind is KindBad.
func Read(m []Sample) {
	numbers, times, bytes, objects := read()
	numbers = append(numbers, numbers[cycles]-numbers[forcedCycles])
	memory := []int64{bytes, objects, max(0, bytes-numbers[heap])}
	for i := range m {
		m[i].Value = Value{}
		for _, known := range metrics {
			if known.Name != m[i].Name || !known.has() {
				continue
			}
			v := &m[i].Value
			v.kind = known.Kind
			switch known.from {
			case ofRuntime:
				v.number = uint64(numbers[known.place])
			case ofMemory:
				v.number = uint64(memory[known.place])
			case constant:
				v.number = uint64(known.place)
			case ofTimes:
				v.histogram = &Float64Histogram{Buckets: buckets()}
				each := len(v.histogram.Buckets) - 1
				for _, count := range times[known.place*each : (known.place+1)*each] {
					v.histogram.Counts = append(v.histogram.Counts, uint64(count))
				}
			}
		}
	}
}
