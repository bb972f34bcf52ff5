// A method value binds its receiver when it is made.
package main

import (
	"fmt"
	"time"
)

type clock struct{ h int }

func (c clock) show()     { fmt.Println("hour", c.h) }
func (c *clock) showNow() { fmt.Println("hour now", c.h) }

func main() {
	c := clock{1}
	f, g := c.show, c.showNow
	c.h = 2
	f()
	g()
	defer c.show()
	defer c.showNow()
	go c.show()
	c.h = 3
	time.Sleep(5 * time.Millisecond)
}
