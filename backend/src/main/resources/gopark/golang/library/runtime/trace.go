// Package trace keeps account of whether the execution is traced. The trace itself is not written: what
// is given to Start stays empty.
package trace

import (
	"context"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"
)

// reader stands for the goroutine that takes the trace from the runtime, for Start or a recorder.
type reader struct {
	stop    chan bool
	done    chan bool
	samples [2]samples
}

// samples are the buffers that Go makes for samples of the processor's time as long as it traces, one
// for each half of the trace. Nothing is written there.
type samples struct {
	words []uint64
	tags  []*int
}

func newSamples() samples { return samples{make([]uint64, 1<<17), make([]*int, 1<<14)} }

var tracing struct {
	sync.Mutex
	enabled  atomic.Bool
	writer   io.Writer
	recorder *FlightRecorder
	reader   *reader
}

func (r *reader) run() {
	<-r.stop
	r.done <- true
}

// subscribed begins to trace for the first who wants it; the lock is held.
func subscribed() {
	if tracing.reader == nil {
		buffers := [2]samples{newSamples(), newSamples()}
		tracing.reader = &reader{make(chan bool), make(chan bool), buffers}
		go tracing.reader.run()
		tracing.enabled.Store(true)
	}
}

// unsubscribed ends it after the last.
func unsubscribed() {
	if tracing.writer == nil && tracing.recorder == nil {
		tracing.reader.stop <- true
		<-tracing.reader.done
		tracing.reader = nil
		tracing.enabled.Store(false)
	}
}

// Start enables tracing, for one writer at a time.
func Start(w io.Writer) error {
	tracing.Lock()
	defer tracing.Unlock()
	if tracing.writer != nil {
		return fmt.Errorf("execution tracer already enabled")
	}
	tracing.writer = w
	subscribed()
	return nil
}

// Stop returns when all of the trace has been taken.
func Stop() {
	tracing.Lock()
	defer tracing.Unlock()
	if tracing.writer != nil {
		tracing.writer = nil
		unsubscribed()
	}
}

func IsEnabled() bool { return tracing.enabled.Load() }

type traceContextKey struct{}

// A Task is an operation that may take many goroutines.
type Task struct {
	id uint64
}

var lastTask atomic.Uint64

func NewTask(pctx context.Context, taskType string) (ctx context.Context, task *Task) {
	t := &Task{lastTask.Add(1)}
	return context.WithValue(pctx, traceContextKey{}, t), t
}

func (t *Task) End() { _ = t.id }

func Log(ctx context.Context, category, message string) { ctx.Value(traceContextKey{}) }

func Logf(ctx context.Context, category, format string, args ...any) {
	if IsEnabled() {
		Log(ctx, category, fmt.Sprintf(format, args...))
	}
}

// A Region is a part of a goroutine's execution.
type Region struct {
	name string
}

func WithRegion(ctx context.Context, regionType string, fn func()) {
	ctx.Value(traceContextKey{})
	fn()
}

var noRegion = &Region{}

func StartRegion(ctx context.Context, regionType string) *Region {
	if !IsEnabled() {
		return noRegion
	}
	ctx.Value(traceContextKey{})
	return &Region{regionType}
}

func (r *Region) End() { _ = r.name }

// A FlightRecorder would keep the last part of a trace.
type FlightRecorder struct {
	enabled bool
}

type FlightRecorderConfig struct {
	MinAge   time.Duration
	MaxBytes uint64
}

func NewFlightRecorder(cfg FlightRecorderConfig) *FlightRecorder { return new(FlightRecorder) }

func (fr *FlightRecorder) Start() error {
	if fr.enabled {
		return fmt.Errorf("cannot enable a enabled flight recorder")
	}
	tracing.Lock()
	defer tracing.Unlock()
	if tracing.recorder != nil {
		return fmt.Errorf("flight recorder already enabled")
	}
	tracing.recorder = fr
	subscribed()
	fr.enabled = true
	return nil
}

func (fr *FlightRecorder) Stop() {
	if !fr.enabled {
		return
	}
	fr.enabled = false
	tracing.Lock()
	defer tracing.Unlock()
	tracing.recorder = nil
	unsubscribed()
}

func (fr *FlightRecorder) Enabled() bool { return fr.enabled }

// WriteTo has nothing to write.
func (fr *FlightRecorder) WriteTo(w io.Writer) (n int64, err error) {
	if !fr.enabled {
		return 0, fmt.Errorf("cannot snapshot a disabled flight recorder")
	}
	return 0, nil
}
