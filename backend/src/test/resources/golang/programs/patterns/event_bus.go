// Handlers by type of event, called one after the other in a loop goroutine.
package main

import "fmt"

type event interface{ name() string }
type created struct{ id int }
type deleted struct {
	id  int
	why string
}

func (created) name() string { return "created" }
func (deleted) name() string { return "deleted" }

type bus struct {
	events   chan event
	handlers map[string][]func(event)
	done     chan struct{}
}

func newBus() *bus {
	return &bus{make(chan event, 8), map[string][]func(event){}, make(chan struct{})}
}

func on[E event](b *bus, h func(E)) {
	var zero E
	b.handlers[zero.name()] = append(b.handlers[zero.name()], func(e event) { h(e.(E)) })
}

func (b *bus) loop() {
	defer close(b.done)
	for e := range b.events {
		for _, h := range b.handlers[e.name()] {
			h(e)
		}
	}
}

func main() {
	b := newBus()
	alive := map[int]bool{}
	on(b, func(c created) { alive[c.id] = true })
	on(b, func(c created) { fmt.Println("welcome", c.id) })
	on(b, func(d deleted) { delete(alive, d.id); fmt.Println("bye", d.id, d.why) })
	go b.loop()
	for i := range 3 {
		b.events <- created{i}
	}
	b.events <- deleted{1, "expired"}
	close(b.events)
	<-b.done
	fmt.Println(alive)
}
