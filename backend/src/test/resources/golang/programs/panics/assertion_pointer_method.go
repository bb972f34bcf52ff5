package main

import "fmt"

type incer interface{ Inc() }
type counter int

func (c *counter) Inc() { *c++ }

func main() {
	var v any = counter(3)
	if _, ok := v.(incer); !ok {
		fmt.Println("not an incer")
	}
	v.(incer).Inc()
}
