// The cost of what programs do most, operation by operation. The same text runs under real Go and on
// the simulated scheduler; each line is a name and the nanoseconds of one operation, the median of
// several batches.
package main

import (
	"fmt"
	"net"
	"os"
	"runtime"
	"sort"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Batches whose median counts. The simulation's are all alike, but for the first.
const batches = 9

type measure struct {
	name  string
	procs int
	// How many operations a batch has.
	n int
	// What a batch does; it returns how long its n operations took.
	batch func(n int) time.Duration
}

var (
	sinkInt    int
	sinkFloat  float64
	sinkString string
	sinkBytes  []byte
	sinkInts   []int
	sinkPoint  *point
	sinkAny    any
)

type point struct{ x, y int }

func (p *point) norm() int { return p.x*p.x + p.y*p.y }

type vector [3]int

func (v *vector) norm() int { return v[0]*v[0] + v[1]*v[1] + v[2]*v[2] }

type normed interface{ norm() int }

func timed(n int, f func(n int)) time.Duration {
	start := time.Now()
	f(n)
	return time.Since(start)
}

// plain is a measure whose batch is timed as a whole.
func plain(name string, n int, f func(n int)) measure {
	return measure{name, 1, n, func(n int) time.Duration { return timed(n, f) }}
}

//go:noinline
func add(a, b int) int { return a + b }

//go:noinline
func deferred(mu *sync.Mutex) {
	mu.Lock()
	defer mu.Unlock()
}

//go:noinline
func recovered() {
	defer func() { recover() }()
	panic("stop")
}

//go:noinline
func deep(n int) int {
	if n == 0 {
		return 0
	}
	return deep(n-1) + n
}

func goroutines(n int) {
	for i := 0; i < n; i++ {
		go func() {}()
	}
	runtime.Gosched()
}

func switches(n int) {
	done := make(chan bool)
	half := func() {
		for i := 0; i < n/2; i++ {
			runtime.Gosched()
		}
		done <- true
	}
	go half()
	go half()
	<-done
	<-done
}

func handOvers(n int) {
	there, back := make(chan int), make(chan int)
	go func() {
		for v := range there {
			back <- v
		}
	}()
	for i := 0; i < n/2; i++ {
		there <- i
		<-back
	}
	close(there)
}

func mutexHandOvers(n int) {
	var mu sync.Mutex
	cond := sync.NewCond(&mu)
	turn := 0
	done := make(chan bool)
	play := func(me int) {
		mu.Lock()
		for i := 0; i < n/2; i++ {
			for turn != me {
				cond.Wait()
			}
			turn = 1 - me
			cond.Signal()
		}
		mu.Unlock()
		done <- true
	}
	go play(0)
	go play(1)
	<-done
	<-done
}

func lockedHandOvers(n int) {
	done := make(chan bool)
	there, back := make(chan int), make(chan int)
	go func() {
		runtime.LockOSThread()
		for v := range there {
			back <- v
		}
		runtime.UnlockOSThread()
		done <- true
	}()
	runtime.LockOSThread()
	for i := 0; i < n/2; i++ {
		there <- i
		<-back
	}
	runtime.UnlockOSThread()
	close(there)
	<-done
}

// wakes is the time from a send to a goroutine that sleeps on another, idle processor until its answer
// has come, when the sender keeps its own processor busy.
func wakes(n int) time.Duration {
	var total time.Duration
	var answered atomic.Int64
	there := make(chan int)
	go func() {
		for range there {
			answered.Store(int64(time.Since(began)))
		}
	}()
	for i := 0; i < n; i++ {
		time.Sleep(200 * time.Microsecond)
		answered.Store(0)
		start := time.Since(began)
		there <- i
		for answered.Load() == 0 {
		}
		total += time.Duration(answered.Load()) - start
	}
	close(there)
	return total
}

var began = time.Now()

func naps(d time.Duration) func(n int) time.Duration {
	return func(n int) time.Duration {
		return timed(n, func(n int) {
			for i := 0; i < n; i++ {
				time.Sleep(d)
			}
		})
	}
}

func threads(n int) {
	var ready, gone sync.WaitGroup
	release := make(chan bool)
	ready.Add(n)
	gone.Add(n)
	for i := 0; i < n; i++ {
		go func() {
			runtime.LockOSThread()
			ready.Done()
			<-release
			gone.Done()
		}()
	}
	ready.Wait()
	close(release)
	gone.Wait()
}

// behindALoop is how long a goroutine waits for the only processor while a loop without calls has it.
func behindALoop(n int) time.Duration {
	var total time.Duration
	for i := 0; i < n; i++ {
		var stop atomic.Bool
		start := time.Now()
		go func() {
			total += time.Since(start)
			stop.Store(true)
		}()
		for !stop.Load() {
		}
	}
	return total
}

func files(n int) {
	name := scratch + "/four-kilobytes"
	for i := 0; i < n; i++ {
		text, err := os.ReadFile(name)
		if err != nil {
			panic(err)
		}
		sinkBytes = text
	}
}

var scratch string

func writes(n int) {
	file, err := os.Create(scratch + "/lines")
	if err != nil {
		panic(err)
	}
	for i := 0; i < n; i++ {
		file.WriteString("a line of a log\n")
	}
	file.Close()
}

func loopback(n int) time.Duration {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	go func() {
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		one := make([]byte, 1)
		for {
			if _, err := conn.Read(one); err != nil {
				conn.Close()
				return
			}
			conn.Write(one)
		}
	}()
	conn, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		panic(err)
	}
	one := make([]byte, 1)
	took := timed(n, func(n int) {
		for i := 0; i < n; i++ {
			conn.Write(one)
			conn.Read(one)
		}
	})
	conn.Close()
	listener.Close()
	return took
}

func measures() []measure {
	var mu sync.Mutex
	var rw sync.RWMutex
	var wg sync.WaitGroup
	var once sync.Once
	var counter atomic.Int64
	pool := sync.Pool{New: func() any { return new(point) }}
	buffered := make(chan int, 1)
	never := make(chan int)
	byInt := map[int]int{}
	byText := map[string]int{}
	keys := make([]string, 1000)
	ints := make([]int, 1000)
	for i := range ints {
		ints[i] = i * 7919 % 1000
		byInt[i] = i
		keys[i] = "key-" + strconv.Itoa(i)
		byText[keys[i]] = i
	}
	text := strings.Repeat("a", 1024)
	large := make([]byte, 64<<10)
	shapes := []normed{&point{3, 4}, &vector{1, 2, 3}}
	closure := func(a int) int { return a + len(ints) }
	return []measure{
		plain("a goroutine from go to its end", 200, goroutines),
		plain("a switch by Gosched", 2000, switches),
		plain("a hand-over through an unbuffered channel", 2000, handOvers),
		plain("a hand-over through a condition variable", 2000, mutexHandOvers),
		plain("send and receive, buffered", 2000, func(n int) {
			for i := 0; i < n; i++ {
				buffered <- i
				<-buffered
			}
		}),
		plain("select with a default", 2000, func(n int) {
			for i := 0; i < n; i++ {
				select {
				case <-never:
				default:
				}
			}
		}),
		plain("select of two, one ready", 2000, func(n int) {
			for i := 0; i < n; i++ {
				buffered <- i
				select {
				case <-never:
				case <-buffered:
				}
			}
		}),
		plain("Lock and Unlock of a free mutex", 5000, func(n int) {
			for i := 0; i < n; i++ {
				mu.Lock()
				mu.Unlock()
			}
		}),
		plain("RLock and RUnlock", 5000, func(n int) {
			for i := 0; i < n; i++ {
				rw.RLock()
				rw.RUnlock()
			}
		}),
		plain("WaitGroup Add and Done", 5000, func(n int) {
			for i := 0; i < n; i++ {
				wg.Add(1)
				wg.Done()
			}
		}),
		plain("Once that has been done", 5000, func(n int) {
			for i := 0; i < n; i++ {
				once.Do(func() {})
			}
		}),
		plain("Pool Get and Put", 2000, func(n int) {
			for i := 0; i < n; i++ {
				pool.Put(pool.Get())
			}
		}),
		plain("an atomic addition", 5000, func(n int) {
			for i := 0; i < n; i++ {
				counter.Add(1)
			}
		}),
		plain("time.Now", 2000, func(n int) {
			for i := 0; i < n; i++ {
				sinkInt = time.Now().Nanosecond()
			}
		}),
		plain("a timer made and stopped", 1000, func(n int) {
			for i := 0; i < n; i++ {
				time.AfterFunc(time.Hour, func() {}).Stop()
			}
		}),
		plain("a round of a loop that adds", 20000, func(n int) {
			sum := 0
			for i := 0; i < n; i++ {
				sum += i ^ sum
			}
			sinkInt = sum
		}),
		plain("an element of a slice added", 20000, func(n int) {
			sum := 0
			for i := 0; i < n; i++ {
				sum += ints[i%1000]
			}
			sinkInt = sum
		}),
		plain("a division of floats", 20000, func(n int) {
			x := 1.5
			for i := 0; i < n; i++ {
				x = x/1.0001 + 1
			}
			sinkFloat = x
		}),
		plain("a call", 10000, func(n int) {
			sum := 0
			for i := 0; i < n; i++ {
				sum = add(sum, i)
			}
			sinkInt = sum
		}),
		plain("a call through an interface", 10000, func(n int) {
			sum := 0
			for i := 0; i < n; i++ {
				sum += shapes[i&1].norm()
			}
			sinkInt = sum
		}),
		plain("a call of a closure", 10000, func(n int) {
			sum := 0
			for i := 0; i < n; i++ {
				sum = closure(sum) & 1023
			}
			sinkInt = sum
		}),
		plain("a call with a deferred Unlock", 5000, func(n int) {
			for i := 0; i < n; i++ {
				deferred(&mu)
			}
		}),
		plain("a panic recovered", 500, func(n int) {
			for i := 0; i < n; i++ {
				recovered()
			}
		}),
		plain("a read of map[int]int", 5000, func(n int) {
			sum := 0
			for i := 0; i < n; i++ {
				sum += byInt[ints[i%1000]]
			}
			sinkInt = sum
		}),
		plain("a write to map[int]int", 5000, func(n int) {
			for i := 0; i < n; i++ {
				byInt[ints[i%1000]] = i
			}
		}),
		plain("a read of map[string]int", 5000, func(n int) {
			sum := 0
			for i := 0; i < n; i++ {
				sum += byText[keys[i%1000]]
			}
			sinkInt = sum
		}),
		plain("an entry of a growing map", 2000, func(n int) {
			grown := map[int]int{}
			for i := 0; i < n; i++ {
				grown[i] = i
			}
			sinkInt = len(grown)
		}),
		plain("an entry of a map ranged over", 2000, func(n int) {
			sum := 0
			for i := 0; i < n; i += 1000 {
				for _, v := range byInt {
					sum += v
				}
			}
			sinkInt = sum
		}),
		plain("an element appended", 5000, func(n int) {
			var grown []int
			for i := 0; i < n; i++ {
				grown = append(grown, i)
			}
			sinkInts = grown
		}),
		plain("a small struct on the heap", 5000, func(n int) {
			for i := 0; i < n; i++ {
				sinkPoint = &point{i, i}
			}
		}),
		plain("an int in an interface", 5000, func(n int) {
			for i := 0; i < n; i++ {
				sinkAny = i + 1000
			}
		}),
		plain("a slice of 1 KB", 2000, func(n int) {
			for i := 0; i < n; i++ {
				sinkBytes = make([]byte, 1024)
			}
		}),
		plain("a slice of 64 KB", 30, func(n int) {
			for i := 0; i < n; i++ {
				sinkBytes = make([]byte, 64<<10)
			}
		}),
		plain("64 KB copied", 200, func(n int) {
			target := make([]byte, 64<<10)
			for i := 0; i < n; i++ {
				copy(target, large)
			}
			sinkBytes = target
		}),
		plain("two strings joined", 2000, func(n int) {
			for i := 0; i < n; i++ {
				sinkString = keys[i%1000] + "-suffix"
			}
		}),
		plain("1 KB of bytes from a string", 2000, func(n int) {
			for i := 0; i < n; i++ {
				sinkBytes = []byte(text)
			}
		}),
		plain("strconv.Itoa", 2000, func(n int) {
			for i := 0; i < n; i++ {
				sinkString = strconv.Itoa(1000 + i)
			}
		}),
		plain("Sprintf of a number", 1000, func(n int) {
			for i := 0; i < n; i++ {
				sinkString = fmt.Sprintf("n=%d", i)
			}
		}),
		plain("strings.Split of five words", 1000, func(n int) {
			for i := 0; i < n; i++ {
				sinkInt = len(strings.Split("one two three four five", " "))
			}
		}),
		plain("a byte of a strings.Builder", 5000, func(n int) {
			var b strings.Builder
			for i := 0; i < n; i++ {
				b.WriteByte('x')
			}
			sinkString = b.String()
		}),
		plain("sort.Ints, an element of 1,000", 1000, func(n int) {
			sorted := append([]int(nil), ints...)
			sort.Ints(sorted)
			sinkInts = sorted
		}),
		plain("a goroutine with a thousand calls on its stack", 20, func(n int) {
			for i := 0; i < n; i++ {
				done := make(chan bool)
				go func() {
					sinkInt = deep(1000)
					done <- true
				}()
				<-done
			}
		}),
		plain("runtime.GC of a small heap", 5, func(n int) {
			for i := 0; i < n; i++ {
				runtime.GC()
			}
		}),
		plain("ReadMemStats", 50, func(n int) {
			var stats runtime.MemStats
			for i := 0; i < n; i++ {
				runtime.ReadMemStats(&stats)
			}
		}),
		{"a change of GOMAXPROCS", 1, 20, func(n int) time.Duration {
			return timed(n, func(n int) {
				for i := 0; i < n; i++ {
					runtime.GOMAXPROCS(1 + i%2)
				}
			})
		}},
		{"a hand-over between threads", 1, 200, func(n int) time.Duration { return timed(n, lockedHandOvers) }},
		{"a thread from its start to its end", 1, 50, func(n int) time.Duration { return timed(n, threads) }},
		{"Sleep of 1 µs", 1, 50, naps(time.Microsecond)},
		{"Sleep of 100 µs", 1, 50, naps(100 * time.Microsecond)},
		{"Sleep of 5 ms", 1, 4, naps(5 * time.Millisecond)},
		{"a wake-up on an idle processor", 2, 20, wakes},
		{"waiting behind a loop without calls", 1, 3, behindALoop},
		plain("a file of 4 KB read", 50, files),
		plain("a line written to a file", 200, writes),
		{"a loopback round trip", 1, 100, loopback},
	}
}

func main() {
	var err error
	if scratch, err = os.MkdirTemp("", "calibration"); err != nil {
		panic(err)
	}
	if err = os.WriteFile(scratch+"/four-kilobytes", make([]byte, 4096), 0o600); err != nil {
		panic(err)
	}
	for _, m := range measures() {
		runtime.GOMAXPROCS(m.procs)
		took := make([]float64, batches)
		for i := range took {
			// A batch makes less than four megabytes, so that no collection falls into it.
			runtime.GC()
			took[i] = float64(m.batch(m.n)) / float64(m.n)
		}
		sort.Float64s(took)
		fmt.Printf("%s\t%.2f\n", m.name, took[batches/2])
	}
	os.RemoveAll(scratch)
}
