// Cancelling a parent cancels its child; cancelling the child leaves the parent alone.
package main

import (
	"context"
	"fmt"
	"runtime"
)

var said []any

func say(x any) { said = append(said, x) }

func main() {
	parent, cancelParent := context.WithCancel(context.Background())
	for _, name := range []string{"first", "second"} {
		child, cancelChild := context.WithCancel(parent)
		go func() {
			<-child.Done()
			say(fmt.Sprint(name, " ", child.Err(), " parent ", parent.Err()))
		}()
		runtime.Gosched()
		if name == "first" {
			cancelChild()
			runtime.Gosched()
		} else {
			defer cancelChild()
		}
	}
	cancelParent()
	runtime.Gosched()
	fmt.Println(said...)
}
