package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"golang.org/x/exp/trace"
)

// An orderReader turns the events of a trace into lines about user goroutines.
type orderReader struct {
	names   map[trace.GoID]string
	created int
	reasons map[trace.GoID]string // why a goroutine waits
	started map[trace.GoID]bool
	lines   []string
}

const lostP = "loses its P in a system call"

// readOrder reads from main's first statement to the program's end.
func readOrder(file io.Reader, o outcome) ([]string, error) {
	reader, err := trace.NewReader(file)
	if err != nil {
		return nil, err
	}
	r := orderReader{
		names:   map[trace.GoID]string{},
		reasons: map[trace.GoID]string{},
		started: map[trace.GoID]bool{},
	}
	for {
		event, err := reader.ReadEvent()
		if errors.Is(err, io.EOF) {
			return nil, errors.New("the trace has no end mark")
		}
		if err != nil {
			return nil, err
		}
		if event.Kind() == trace.EventLog && event.Log().Category == "conformance" {
			if how := event.Log().Message; how != "begin" {
				return append(r.lines, r.last(event, how, o)...), nil
			}
			r.names[event.Goroutine()] = "main"
			r.started[event.Goroutine()] = true
		}
		if len(r.names) > 0 && event.Kind() == trace.EventStateTransition {
			r.transition(event)
		}
	}
}

func (r *orderReader) last(event trace.Event, how string, o outcome) []string {
	who := r.names[event.Goroutine()]
	switch {
	case how == "asleep":
		return []string{"deadlock"}
	case how == "exit":
		return []string{line(who, "exits the program")}
	case strings.Contains(o.stderr, "panic: "):
		return []string{line(who, "panics")}
	default:
		return []string{line(who, "ends")}
	}
}

func line(who, what string) string { return fmt.Sprintf("%-5s %s", who, what) }

func (r *orderReader) say(who, what string) { r.lines = append(r.lines, line(who, what)) }

func (r *orderReader) transition(event trace.Event) {
	t := event.StateTransition()
	if t.Resource.Kind != trace.ResourceGoroutine {
		return
	}
	id := t.Resource.Goroutine()
	from, to := t.Goroutine()
	if from == trace.GoNotExist && to != trace.GoNotExist {
		r.create(event, id, t.Stack)
		return
	}
	who, ours := r.names[id]
	if !ours || from == to {
		return
	}
	switch {
	case to == trace.GoNotExist:
		r.say(who, "ends")
	case from == trace.GoRunnable && to == trace.GoRunning && !r.started[id]:
		r.started[id] = true
		r.say(who, "starts")
	case from == trace.GoRunnable && to == trace.GoRunning:
		r.resume(who)
	case from == trace.GoRunning && to == trace.GoRunnable && t.Reason == "runtime.Gosched":
		r.say(who, "yields")
	case from == trace.GoRunning && to == trace.GoRunnable:
		r.say(who, t.Reason)
	case to == trace.GoWaiting:
		r.reasons[id] = t.Reason
		r.say(who, "blocks ("+t.Reason+")")
	case from == trace.GoWaiting && to == trace.GoRunnable:
		r.say(who, "unblocked by "+r.waker(event, id))
	case from == trace.GoSyscall && to == trace.GoRunnable:
		r.say(who, lostP)
	}
}

// resume forgets an interruption that let nobody else run: on a busy machine it may happen anywhere.
func (r *orderReader) resume(who string) {
	if n := len(r.lines); n > 0 {
		switch r.lines[n-1] {
		case line(who, "preempted"), line(who, lostP):
			r.lines = r.lines[:n-1]
			return
		}
	}
	r.say(who, "resumes")
}

// create leaves out the goroutines of the runtime and of the recorder.
func (r *orderReader) create(event trace.Event, id trace.GoID, start trace.Stack) {
	creator, byUser := r.names[event.Goroutine()]
	if !byUser && event.Goroutine() != trace.NoGoroutine {
		return
	}
	function := ""
	for frame := range start.Frames() {
		function = frame.Func
		break
	}
	for _, prefix := range []string{"runtime.", "runtime/", "main.zz"} {
		if strings.HasPrefix(function, prefix) {
			return
		}
	}
	r.created++
	r.names[id] = fmt.Sprintf("g%d", r.created)
	if !byUser {
		creator = "timer"
	}
	r.say(creator, "creates "+r.names[id])
}

func (r *orderReader) waker(event trace.Event, id trace.GoID) string {
	if name, ok := r.names[event.Goroutine()]; ok {
		return name
	}
	if r.reasons[id] == "sleep" {
		return "timer"
	}
	return "runtime"
}
