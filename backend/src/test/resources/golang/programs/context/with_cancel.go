// Cancel closes Done, for children as well, and may be called again.
package main

import (
	"context"
	"errors"
	"fmt"
)

func state(name string, ctx context.Context) {
	select {
	case <-ctx.Done():
		fmt.Println(name, "done:", ctx.Err())
	default:
		fmt.Println(name, "alive:", ctx.Err())
	}
}

func main() {
	root, cancelRoot := context.WithCancel(context.Background())
	left, cancelLeft := context.WithCancel(root)
	right, cancelRight := context.WithCancel(root)
	leaf, cancelLeaf := context.WithCancel(left)
	defer cancelRight()
	defer cancelLeaf()
	all := func() {
		state("root", root)
		state("left", left)
		state("right", right)
		state("leaf", leaf)
		fmt.Println("--")
	}
	all()
	cancelLeft()
	cancelLeft()
	all()
	cancelRoot()
	all()
	late, cancelLate := context.WithCancel(root)
	defer cancelLate()
	state("late", late)
	fmt.Println(errors.Is(late.Err(), context.Canceled), late.Err() == context.Canceled)
}
