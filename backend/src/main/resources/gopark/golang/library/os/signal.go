// Package signal tells of signals to the process: those that it sends itself, for nobody else is
// there. A goroutine of its own, which the first Notify begins, takes them from the runtime.
package signal

import (
	"context"
	"os"
	"strings"
	"sync"
	"syscall"
)

// What becomes of a signal, in the order of the runtime's enum.
const (
	notify = iota
	byDefault
	ignore
)

// numSig is one more than the largest signal.
const numSig = 65

func setSignal(n, use int) (channels int)
func send(channel int)
func receive(channel int)
func signal_recv() int

// A listener is what is sent to a channel.
type listener struct {
	want [numSig]bool
}

var (
	mu        sync.Mutex
	listeners = make(map[chan<- os.Signal]*listener)
	wanted    [numSig]int
	ignored   [numSig]bool
	begin     sync.Once
)

// signum is the number of a signal of ours; of any other it is negative.
func signum(sig os.Signal) int {
	if s, ok := sig.(syscall.Signal); ok && s >= 0 && s < numSig {
		return int(s)
	}
	return -1
}

// isMasked tells whether threads block a signal that nobody wants.
func isMasked(n int) bool {
	return n > 0 && n != 9 && n != 19 && n != 27 && n != 32 && n != 33
}

// use has the runtime change what becomes of a signal, and of the masks of its threads.
func use(n, how int) {
	if n == 0 {
		return
	}
	ignored[n] = how == ignore
	channels := setSignal(n, how)
	if how == ignore || !isMasked(n) {
		return
	}
	send(channels + how)
	receive(channels + 2)
}

func loop() {
	for {
		process(syscall.Signal(signal_recv())) // in Go: os/signal/signal_unix.go:23
	}
}

func process(sig syscall.Signal) {
	mu.Lock()
	defer mu.Unlock()
	for c, l := range listeners {
		if l.want[sig] {
			select {
			case c <- sig:
			default:
			}
		}
	}
}

func Notify(c chan<- os.Signal, sig ...os.Signal) {
	if c == nil {
		panic("os/signal: Notify using nil channel") // in Go: os/signal/signal.go:124
	}
	mu.Lock()
	defer mu.Unlock()
	l := listeners[c]
	if l == nil {
		l = new(listener)
		listeners[c] = l
	}
	add := func(n int) {
		if n < 0 || l.want[n] {
			return
		}
		l.want[n] = true
		wanted[n]++
		if wanted[n] == 1 {
			use(n, notify)
			begin.Do(func() {
				go loop() // in Go: os/signal/signal.go:152
			})
		}
	}
	for _, s := range sig {
		add(signum(s))
	}
	for n := 0; len(sig) == 0 && n < numSig; n++ {
		add(n)
	}
}

// forget has a listener not be told of a signal any more.
func (l *listener) forget(n int) {
	if !l.want[n] {
		return
	}
	l.want[n] = false
	wanted[n]--
	if wanted[n] == 0 {
		use(n, byDefault)
	}
}

// Stop does not wait for a signal on its way, as no other can come between two of its steps here.
func Stop(c chan<- os.Signal) {
	mu.Lock()
	defer mu.Unlock()
	l := listeners[c]
	if l == nil {
		return
	}
	for n := range numSig {
		l.forget(n)
	}
	delete(listeners, c)
}

// cancel has nobody be told of signals, of all if none is given.
func cancel(sig []os.Signal, how int) {
	mu.Lock()
	defer mu.Unlock()
	for n := range numSig {
		meant := len(sig) == 0
		for _, s := range sig {
			meant = meant || signum(s) == n
		}
		if !meant {
			continue
		}
		for _, l := range listeners {
			l.want[n] = false
		}
		wanted[n] = 0
		use(n, how)
	}
}

func Ignore(sig ...os.Signal) { cancel(sig, ignore) }
func Reset(sig ...os.Signal)  { cancel(sig, byDefault) }

func Ignored(sig os.Signal) bool {
	mu.Lock()
	defer mu.Unlock()
	n := signum(sig)
	return n >= 0 && ignored[n]
}

// A received signal is why a context was cancelled.
type received string

func (r received) Error() string        { return string(r) }
func (r received) Is(target error) bool { return target == context.Canceled }

// A signalCtx is a context that signals end.
type signalCtx struct {
	context.Context
	cancel  context.CancelCauseFunc
	signals []os.Signal
	c       chan os.Signal
}

func (s *signalCtx) stop() {
	s.cancel(nil)
	Stop(s.c)
}

func (s *signalCtx) String() string {
	of := s.Context.(interface{ String() string }).String()
	text := "signal.NotifyContext(" + strings.TrimSuffix(of, ".WithCancel")
	for i, sig := range s.signals {
		text += []string{", [", " "}[min(i, 1)] + sig.String()
	}
	if len(s.signals) > 0 {
		text += "]"
	}
	return text + ")"
}

func NotifyContext(parent context.Context, signals ...os.Signal) (ctx context.Context, stop context.CancelFunc) {
	inner, cancel := context.WithCancelCause(parent)
	s := &signalCtx{Context: inner, cancel: cancel, signals: signals, c: make(chan os.Signal, 1)}
	Notify(s.c, signals...)
	if inner.Err() == nil {
		go func() { // in Go: os/signal/signal.go:290
			select { // in Go: os/signal/signal.go:291
			case sig := <-s.c:
				s.cancel(received(sig.String() + " signal received"))
			case <-s.Done():
			}
		}()
	}
	return s, s.stop
}
