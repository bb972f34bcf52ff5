// A ticker drops ticks for a slow receiver; Reset changes its period.
package main

import (
	"fmt"
	"time"
)

const ms = time.Millisecond

func main() {
	start := time.Now()
	t := time.NewTicker(40 * ms)
	for i := range 3 {
		<-t.C
		fmt.Println("tick", i, "not too early:", time.Since(start) >= time.Duration(i+1)*40*ms)
	}
	time.Sleep(130 * ms)
	n := 0
	for len(t.C) > 0 || n == 0 {
		<-t.C
		n++
	}
	fmt.Println("only one was kept:", n)
	t.Reset(20 * ms)
	<-t.C
	<-t.C
	t.Stop()
	time.Sleep(50 * ms)
	select {
	case <-t.C:
		fmt.Println("ticked after Stop")
	default:
		fmt.Println("silent")
	}
	defer func() { fmt.Println(recover()) }()
	time.NewTicker(0)
}
