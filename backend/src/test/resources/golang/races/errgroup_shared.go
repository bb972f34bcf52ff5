package main

import (
	"time"

	"golang.org/x/sync/errgroup"
)

func main() {
	var g errgroup.Group
	total := 0
	for i := range 2 {
		g.Go(func() error {
			time.Sleep(time.Duration(5*i) * time.Millisecond)
			total += i
			return nil
		})
	}
	g.Wait()
	println(total)
}
