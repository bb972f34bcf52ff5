package main

import (
	"sync"
	"time"
)

type lazy struct {
	value int
	made  bool
}

func (l *lazy) get() int {
	if !l.made {
		l.value = 7
		l.made = true
	}
	return l.value
}

func main() {
	l := &lazy{}
	var wg sync.WaitGroup
	for i := range 2 {
		wg.Go(func() {
			time.Sleep(time.Duration(5*i) * time.Millisecond)
			l.get()
		})
	}
	wg.Wait()
	println(l.get())
}
