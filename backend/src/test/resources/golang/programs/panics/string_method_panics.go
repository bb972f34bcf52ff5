package main

import "time"

type list struct{ items []string }

func (l *list) String() string { return l.items[len(l.items)] }

func main() {
	time.Sleep(time.Millisecond) // the runtime's own goroutines come to rest
	defer println("deferred")
	panic(&list{[]string{"a"}})
}
