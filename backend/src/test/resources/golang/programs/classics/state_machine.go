package main

import "fmt"

type State int

const (
	Idle State = iota
	Running
	Paused
	Stopped
)

//go:noinline
func (s State) String() string { return [...]string{"Idle", "Running", "Paused", "Stopped"}[s] }

type Event string

type transition struct {
	from State
	on   Event
}

type Machine struct {
	state State
	table map[transition]State
	hooks map[State][]func(from State)
	log   []string
}

func NewMachine() *Machine {
	m := &Machine{
		table: map[transition]State{
			{Idle, "start"}:     Running,
			{Running, "pause"}:  Paused,
			{Paused, "start"}:   Running,
			{Running, "stop"}:   Stopped,
			{Paused, "stop"}:    Stopped,
			{Stopped, "reset"}:  Idle,
			{Running, "reset"}:  Idle,
			{Running, "switch"}: Running,
		},
		hooks: make(map[State][]func(State)),
	}
	return m
}

func (m *Machine) OnEnter(s State, f func(State)) { m.hooks[s] = append(m.hooks[s], f) }

func (m *Machine) Fire(e Event) error {
	next, ok := m.table[transition{m.state, e}]
	if !ok {
		return fmt.Errorf("no %q in %v", e, m.state)
	}
	from := m.state
	m.state = next
	m.log = append(m.log, fmt.Sprint(from, "->", next))
	for _, h := range m.hooks[next] {
		h(from)
	}
	return nil
}

type lexState func(*lexer) lexState

type lexer struct {
	in  string
	pos int
	out []string
}

func start(l *lexer) lexState {
	switch {
	case l.pos >= len(l.in):
		return nil
	case l.in[l.pos] == ' ':
		l.pos++
		return start
	case l.in[l.pos] >= '0' && l.in[l.pos] <= '9':
		return number
	}
	return word
}

func number(l *lexer) lexState {
	from := l.pos
	for l.pos < len(l.in) && l.in[l.pos] >= '0' && l.in[l.pos] <= '9' {
		l.pos++
	}
	l.out = append(l.out, "N:"+l.in[from:l.pos])
	return start
}

func word(l *lexer) lexState {
	from := l.pos
	for l.pos < len(l.in) && l.in[l.pos] != ' ' {
		l.pos++
	}
	l.out = append(l.out, "W:"+l.in[from:l.pos])
	return start
}

func main() {
	m := NewMachine()
	starts := 0
	m.OnEnter(Running, func(from State) { starts++; fmt.Println("running, was", from) })
	m.OnEnter(Stopped, func(State) { fmt.Println("stopped") })
	for _, e := range []Event{"start", "pause", "jump", "start", "switch", "stop", "start", "reset"} {
		if err := m.Fire(e); err != nil {
			fmt.Println("error:", err)
		}
	}
	fmt.Println(m.state, starts, m.log)
	l := &lexer{in: "abc 123 x9  42"}
	for s := lexState(start); s != nil; {
		s = s(l)
	}
	fmt.Println(l.out)
}
