// SetLimit blocks Go, TryGo says no.
package main

import (
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"
)

func main() {
	var g errgroup.Group
	g.SetLimit(2)
	running, most, finished := 0, 0, 0
	for range 6 {
		g.Go(func() error {
			running++
			most = max(most, running)
			time.Sleep(5 * time.Millisecond)
			running--
			finished++
			return nil
		})
	}
	fmt.Println(g.Wait(), most, finished)
	gate := make(chan bool)
	wait := func() error { <-gate; return nil }
	fmt.Println(g.TryGo(wait), g.TryGo(wait), g.TryGo(wait))
	close(gate)
	fmt.Println(g.Wait(), g.TryGo(func() error { return nil }))
	fmt.Println(g.Wait())
	g.SetLimit(-1)
	for range 20 {
		g.Go(func() error { finished++; return nil })
	}
	fmt.Println(g.Wait(), finished)
	g.SetLimit(1)
	g.Go(func() error { time.Sleep(5 * time.Millisecond); return nil })
	defer func() { fmt.Println("recovered:", recover()) }()
	g.SetLimit(3)
}
