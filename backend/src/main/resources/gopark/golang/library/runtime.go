// Package runtime speaks with the scheduler.
package runtime

const (
	GOOS     string = "linux"
	GOARCH   string = "amd64"
	Compiler        = "gc"
)

// MemProfileRate is one sample in so many bytes; there is no profile.
var MemProfileRate = 512 << 10

func gosched()
func setMaxProcs(n int) int
func goroutines() int
func cores() int
func goexit()
func collect()
func throw(text string)
func checkFinalizer(obj, finalizer any) (failed int, text string)
func setFinalizer(obj, finalizer any)
func addCleanup(obj any, f func()) int
func stopCleanup(number int)
func findFinalizable() (finalizers, cleanups bool)
func nextFinalizer() (f func(any), obj any)
func nextCleanup() func()
func lockThread()
func unlockThread()
func readMemory() (figures []int, share float64)
func version() string
func caller(skip int) (function, file string, line int)
func stack(all bool) string

// An Error is a panic of the runtime's.
type Error interface {
	error
	RuntimeError()
}

// A PanicNilError is what panic(nil) panics with.
type PanicNilError struct {
	text string
}

func (e *PanicNilError) Error() string { return e.text }
func (e *PanicNilError) RuntimeError() {}

// A TypeAssertionError says why a type assertion failed.
type TypeAssertionError struct {
	text string
}

func (e *TypeAssertionError) Error() string { return e.text }
func (e *TypeAssertionError) RuntimeError() {}

func Gosched()             { gosched() } // in Go: runtime/proc.go:391
func GOMAXPROCS(n int) int { return setMaxProcs(n) }
func NumGoroutine() int    { return goroutines() - idle }
func NumCPU() int          { return cores() }
func NumCgoCall() int64    { return 0 }
func LockOSThread()        { lockThread() }
func UnlockOSThread()      { unlockThread() }
func Version() string      { return version() }
func GOROOT() string       { return "/usr/local/go" }
func KeepAlive(x any)      {}

func Goexit() {
	goexit() // in Go: runtime/panic.go:694
}

// SetFinalizer has f called with obj after a call of GC has found that nobody can reach it any more.
func SetFinalizer(obj, finalizer any) {
	failed, text := checkFinalizer(obj, finalizer)
	switch failed {
	case isNil:
		throw(text) // in Go: runtime/mfinal.go:436
	case isNoPointer:
		throw(text) // in Go: runtime/mfinal.go:439
	case isNotAllocated:
		throw(text) // in Go: runtime/mfinal.go:462
	case isInside:
		throw(text) // in Go: runtime/mfinal.go:474
	case isNoFunction:
		throw(text) // in Go: runtime/mfinal.go:494
	case isVariadic:
		throw(text) // in Go: runtime/mfinal.go:498
	case takesNotOne:
		throw(text) // in Go: runtime/mfinal.go:501
	case takesAnother:
		throw(text) // in Go: runtime/mfinal.go:524
	}
	setFinalizer(obj, finalizer) // in Go: runtime/mfinal.go:537
}

// What may be wrong with an object and its finalizer, in the order in which it is found.
const (
	isNil = iota + 1
	isNoPointer
	isNotAllocated
	isInside
	isNoFunction
	isVariadic
	takesNotOne
	takesAnother
)

// A Cleanup can be stopped before it is called.
type Cleanup struct {
	number int
}

// AddCleanup has f called after a call of GC has found that nobody can reach what ptr points to any more.
func AddCleanup[T, S any](ptr *T, cleanup func(S), arg S) Cleanup {
	if ptr == nil {
		panic("runtime.AddCleanup: ptr is nil")
	}
	if same, ok := any(arg).(*T); ok && same == ptr {
		panic("runtime.AddCleanup: ptr is equal to arg, cleanup will never run")
	}
	return Cleanup{addCleanup(ptr, func() { cleanup(arg) })}
}

func (c Cleanup) Stop() {
	if c.number != 0 {
		stopCleanup(c.number)
	}
}

// Whether a goroutine is calling them.
var finalizing, cleaning bool

// idle is how many of these goroutines have not begun: the runtime's own are not counted while they wait.
var idle int

// GC collects garbage. While it sweeps, finalizers are called; cleanups are when somebody waits.
func GC() {
	collect()
	finalizers, cleanups := findFinalizable()
	if cleanups && !cleaning {
		cleaning = true
		idle++
		go runCleanups()
	}
	if finalizers && !finalizing {
		finalizing = true
		idle++
		go runFinalizers()
		gosched()
	}
}

func runFinalizers() {
	idle--
	for {
		f, obj := nextFinalizer()
		if f == nil {
			finalizing = false
			return
		}
		f(obj)
	}
}

func runCleanups() {
	idle--
	for {
		f := nextCleanup()
		if f == nil {
			cleaning = false
			return
		}
		f()
	}
}

// MemStats tells of the memory.
type MemStats struct {
	Alloc, TotalAlloc, Sys, Lookups, Mallocs, Frees                    uint64
	HeapAlloc, HeapSys, HeapIdle, HeapInuse, HeapReleased, HeapObjects uint64
	StackInuse, StackSys, MSpanInuse, MSpanSys, MCacheInuse, MCacheSys uint64
	BuckHashSys, GCSys, OtherSys                                       uint64
	NextGC, LastGC, PauseTotalNs                                       uint64
	PauseNs, PauseEnd                                                  [256]uint64
	NumGC, NumForcedGC                                                 uint32
	GCCPUFraction                                                      float64
	EnableGC, DebugGC                                                  bool
}

// What a small process takes of the system beside its heap, and how its heap grows.
const (
	page      = 8 << 10
	arena     = 4 << 20
	stacks    = 224 << 10
	spans     = 16 << 10
	cacheEach = 2296
	caches    = 16072
	buckets   = 1442636
	collector = 1532688
	other     = 357412
)

// noGoal is the memory limit, which is the goal if there is no other: a part of it is headroom.
const noGoal = 1<<63 - 1

// start is when the process begins, in nanoseconds of Unix.
const start = 1257894000e9

// The figures that readMemory gives; behind them are the pauses, each with its length and its end.
const (
	ofHeap = iota
	ofAll
	ofAllocations
	ofObjects
	ofCollections
	ofForced
	ofGoal
	ofLargest
	ofPaused
	ofProcessors
	ofPauses
)

// ReadMemStats stops the world for it.
func ReadMemStats(m *MemStats) {
	f, share := readMemory()
	heap := uint64(f[ofHeap])
	used := (heap + page - 1) / page * page
	most := (uint64(f[ofLargest]) + page - 1) / page * page
	sys := (most+stacks+arena-1)/arena*arena - stacks
	goal := uint64(f[ofGoal])
	if goal == noGoal {
		goal -= sys - used + stacks + spans + caches + buckets + collector + other
		goal -= goal / 100 * 3
	}
	m.Alloc, m.HeapAlloc, m.TotalAlloc = heap, heap, uint64(f[ofAll])
	m.Mallocs, m.HeapObjects = uint64(f[ofAllocations]), uint64(f[ofObjects])
	m.Frees = m.Mallocs - m.HeapObjects
	m.HeapSys, m.HeapIdle, m.HeapInuse, m.HeapReleased = sys, sys-used, used, sys-most
	m.StackInuse, m.StackSys, m.MSpanInuse, m.MSpanSys = stacks, stacks, spans, spans
	m.MCacheInuse, m.MCacheSys = min(cacheEach*uint64(f[ofProcessors]), caches), caches
	m.BuckHashSys, m.GCSys, m.OtherSys = buckets, collector, other
	m.Sys = sys + stacks + spans + caches + buckets + collector + other
	m.NextGC, m.PauseTotalNs = goal, uint64(f[ofPaused])
	m.NumGC, m.NumForcedGC = uint32(f[ofCollections]), uint32(f[ofForced])
	m.GCCPUFraction, m.EnableGC = share, true
	pauses := f[ofPauses:]
	number := f[ofCollections] - len(pauses)/2
	for i := 0; i < len(pauses); i += 2 {
		m.PauseNs[number%256] = uint64(pauses[i])
		m.PauseEnd[number%256] = start + uint64(pauses[i+1])
		m.LastGC = start + uint64(pauses[i+1])
		number++
	}
}

var functions []string

// Caller tells where the caller stands, or who called it, and so on.
func Caller(skip int) (pc uintptr, file string, line int, ok bool) {
	name, file, line := caller(skip + 1)
	if name == "" {
		return 0, "", 0, false
	}
	functions = append(functions, name)
	return uintptr(len(functions)), file, line, true
}

// A Func is a function of the program.
type Func struct {
	name string
}

func FuncForPC(pc uintptr) *Func {
	if pc == 0 || int(pc) > len(functions) {
		return nil
	}
	return &Func{functions[pc-1]}
}

func (f *Func) Name() string {
	if f == nil {
		return ""
	}
	return f.name
}

// Stack writes the stacks of goroutines, this one's or those of all.
func Stack(buf []byte, all bool) int { return copy(buf, stack(all)) }
