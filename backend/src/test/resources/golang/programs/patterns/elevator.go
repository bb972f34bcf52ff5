// A machine of states: each state is a function that gives the next one.
package main

import "fmt"

type lift struct {
	floor int
	calls chan int
	log   []string
}

type state func(*lift) state

func idle(l *lift) state {
	target, ok := <-l.calls
	if !ok {
		return nil
	}
	return moving(target)
}

func moving(target int) state {
	return func(l *lift) state {
		switch {
		case l.floor < target:
			l.floor++
		case l.floor > target:
			l.floor--
		default:
			return doors
		}
		l.log = append(l.log, fmt.Sprint(l.floor))
		return moving(target)
	}
}

func doors(l *lift) state {
	l.log = append(l.log, "open")
	return idle
}

func main() {
	l := &lift{calls: make(chan int)}
	done := make(chan struct{})
	go func() {
		defer close(done)
		for s := state(idle); s != nil; {
			s = s(l)
		}
	}()
	for _, f := range []int{3, 1, 1, 2} {
		l.calls <- f
	}
	close(l.calls)
	<-done
	fmt.Println(l.log)
}
